import { REGISTRY_ZONE } from '@contract/registryDay'
import { createTheme, type PaletteOptions, type ThemeOptions } from '@mui/material/styles'
import { BodyLayer } from './BodyLayer'

const state = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: 'var(--sheet)',
})

/** MUI's palette in our variables, which change with the scheme by themselves: MUI knows of one scheme. */
const palette: PaletteOptions = {
  primary: {
    main: 'var(--accent)',
    light: 'var(--accent)',
    dark: 'var(--accent-strong)',
    contrastText: 'var(--on-accent)',
  },
  secondary: {
    main: 'var(--ink-soft)',
    light: 'var(--ink-soft)',
    dark: 'var(--ink)',
    contrastText: 'var(--sheet)',
  },
  success: state('good'),
  error: state('bad'),
  warning: state('warning'),
  info: state('info'),
  text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-faint)' },
  background: { default: 'var(--paper)', paper: 'var(--sheet)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--ink-soft)',
    hover: 'var(--hover)',
    selected: 'var(--accent-soft)',
    disabled: 'var(--ink-faint)',
    disabledBackground: 'var(--sunken)',
    focus: 'var(--accent-soft)',
  },
  bulkActionsToolbarBackgroundColor: 'var(--accent-soft)',
}

/** A button under the pointer or the space bar, and one whose dialog is being drawn. */
const pressed = '&:active, &[data-pressed]'
const tinted = { backgroundColor: 'color-mix(in oklab, currentColor 16%, transparent)' }
const touched = '@media (pointer: coarse)'
/** Least size of a touch target, in pixels. */
const FINGER = 44
const hairline = '1px solid var(--line)'
const floating = { border: hairline, boxShadow: 'var(--float)', backgroundImage: 'none' }

const options: ThemeOptions = {
  // Colours are variables, which the browser computes; the scheme is that of the page, not MUI's.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette,
  shape: { borderRadius: 6 },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    htmlFontSize: 14,
    h1: { fontSize: 22, fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.012em' },
    h2: { fontSize: 17, fontWeight: 620, lineHeight: 1.35, letterSpacing: '-0.006em' },
    h3: { fontSize: 15, fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: 14, fontWeight: 600 },
    body1: { fontSize: 14 },
    body2: { fontSize: 13 },
    caption: { fontSize: 12 },
    button: { fontSize: 14, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
  },
  // Menus and dialogs come and go at once where the system asks for less motion.
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 140,
      standard: 160,
      complex: 180,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: 34,
          padding: '5px 14px',
          '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
          [touched]: { minHeight: FINGER },
        },
        text: { [pressed]: tinted },
        contained: { [pressed]: { filter: 'brightness(0.88)' } },
        // The border counts: beside a filled button both are equally high.
        outlined: {
          [pressed]: tinted,
          padding: '4px 13px',
          borderColor: 'var(--line-strong)',
          color: 'var(--ink)',
        },
      },
    },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          borderRadius: 'var(--radius)',
          color: 'var(--ink-soft)',
          '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--ink)' },
          [pressed]: tinted,
          '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 1 },
          [touched]: { minWidth: FINGER, minHeight: FINGER },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--line)' } },
    },
    // Without `aria-hidden`, Modal would hide a new dialog for a moment, in which a field may have the focus already.
    MuiModal: { defaultProps: { disablePortal: true, slots: { root: BodyLayer }, 'aria-hidden': false } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiDialog: { styleOverrides: { paper: floating } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, fontWeight: 620, padding: '20px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiMenuItem: {
      styleOverrides: { root: { fontSize: 14, minHeight: 36, gap: 10, [touched]: { minHeight: FINGER } } },
    },
    // They move floating labels off text that the browser fills in, which it does in no box with such a label here.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        input: { textOverflow: 'ellipsis', '&::placeholder': { color: 'var(--ink-faint)', opacity: 1 } },
        root: {
          backgroundColor: 'var(--sheet)',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-soft)' },
          [touched]: { minHeight: FINGER },
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { flex: 'none', minHeight: 40, borderBottom: hairline } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: 40,
          padding: '8px 14px',
          lineHeight: 1.25,
          '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: -2 },
          [touched]: { minHeight: FINGER },
        },
      },
    },
    MuiTabScrollButton: { styleOverrides: { root: { width: 24, color: 'var(--ink-soft)' } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: 12.5 } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, enterNextDelay: 100 },
      styleOverrides: {
        tooltip: { backgroundColor: 'var(--ink)', color: 'var(--paper)', fontSize: 12.5, fontWeight: 450 },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, fontVariantNumeric: 'tabular-nums' },
        head: { color: 'var(--ink-soft)', fontWeight: 550, backgroundColor: 'var(--sheet)' },
      },
    },
    MuiAlert: { styleOverrides: { outlined: { color: 'var(--ink)' } } },
    MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--accent-soft)' } } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { color: 'var(--sheet)' },
        track: { backgroundColor: 'var(--ink-soft)' },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    // Chilean Spanish writes days as the lists do, DD-MM-YYYY.
    RaDateField: { defaultProps: { locales: 'es-CL-u-hc-h23', options: { timeZone: REGISTRY_ZONE } } },
    MuiSkeleton: { defaultProps: { animation: 'pulse' } },
  },
}

export const muiTheme = createTheme(options)
