import { signInMessages } from '@contract/auth/session'
import { signInRefusals } from '@contract/auth/signInRefusals'
import activate from './activate'
import newPassword from './newPassword'
import { sentencesOf } from './sentencesOf'

/** All that the pages before the sign-in say. Texts of the specification are exact (docs/requirements/sign-in.md). */
export default {
  refusals: {
    ...sentencesOf(signInRefusals),
    offline: 'The registry cannot be reached. Check the connection.',
    timeout: 'The registry took too long to answer.',
    cancelled: 'The request was stopped.',
    'unfit-answer': 'The answer of the registry could not be read. Contact your administrator.',
  },
  said: signInMessages,
  daftari: {
    product: 'Registry back office',
    language: 'Language',
    theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
    ok: 'OK',
    loading: 'Loading',
    skip: 'Skip to content',
    notices: {
      label: 'Notices',
      dismiss: 'Dismiss',
      good: { title: 'Success', text: 'Request was processed successfully' },
      bad: { title: 'Error', text: 'Something went wrong try again later' },
      warning: { title: 'Warning', text: 'It seems something is not right' },
      info: { title: 'Note', text: '' },
      unsure: 'It is unclear whether this was saved. Check before you try again.',
    },
    signIn: {
      title: 'Sign in',
      about: 'For registry staff',
      name: 'Username or Email',
      password: 'Password',
      show: 'Show password',
      hide: 'Hide password',
      remember: 'Remember me',
      forgot: 'Forgot your password?',
      submit: 'Sign in',
      nameMissing: 'Enter your username or email',
      passwordMissing: 'Enter your password',
      sessionEnded: 'Your session has ended. Sign in again to continue where you left off. What you typed was kept.',
      takenOver:
        'Your session has ended because you signed in on another device or browser. Sign in again to continue where you left off. What you typed was kept.',
      notUndone: 'Your session had ended, so nothing was undone. Sign in again to continue where you left off.',
      signedOut: 'You have signed out.',
      codeTitle: 'Verify that it is you signing in',
      codeAbout: 'Enter the 4-digit code that was sent to you. It is valid for a few minutes.',
      codeBox: 'Digit %{number} of 4',
      numbersOnly: 'Enter Numbers only',
      verifying: 'Checking the code…',
      resend: 'Resend Code',
      resendHint: 'Resend Code clears the boxes. For a new code, go back and sign in again.',
      back: 'Back',
      elsewhereTitle: 'You are signed in elsewhere',
      elsewhereAbout: 'You can have only one session at a time. Unsaved work in the other session will be lost.',
      endOld: 'Logout Old Session',
      cancel: 'Cancel',
      oldEnded: 'Logged out old session',
      welcome: 'Welcome',
    },
    reset: {
      entered: 'You entered',
      title: 'Reset Password',
      about: 'Enter the email address of your account.',
      email: 'Email',
      submit: 'Reset Password',
      back: 'Back to sign in',
      aboutLink: 'Enter the email address of your account. You will receive a link to choose a new password.',
      sent: 'If %{email} belongs to an account, a link to choose a new password is on its way. It works once, for 30 minutes. If nothing arrives, check the address and your spam folder.',
      emailMissing: 'Enter your email address',
      emailWrong: 'Enter an email address, for example name@example.org',
    },
    activate,
    newPassword,
    forbidden: {
      title: "Forbidden - that's all we know",
      about: 'Your account does not have the permission this page needs.',
      again: 'Click here to login again',
      home: 'Or Go to home page',
    },
    notFound: {
      title: 'Error - Page Not Found',
      about: 'Please Check the URL.',
      login: 'Go to login',
      dashboard: 'Go to the dashboard',
    },
    broken: {
      title: 'This part of the portal could not be displayed',
      about: 'Reload the page. If it happens again, contact your administrator.',
      reload: 'Reload',
    },
    missingCode: {
      title: 'A part of the portal could not be loaded',
      about:
        'The portal was updated since this page was opened, or the connection failed. Reload the page to go on. What you typed in a form is kept.',
    },
    unreachable: {
      title: 'The registry cannot be reached',
      about: 'Check your connection. This page reconnects automatically.',
    },
    config: {
      title: 'The portal is not configured correctly',
      about: 'The file config.json beside this page has errors. Show them to your administrator:',
      entry: 'Entry',
      problem: 'Problem',
      whole: 'Whole file',
      reload: 'Try again',
    },
  },
}
