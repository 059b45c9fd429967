/** What the shared list, its dialogs and its forms say: `daftari.lists.*`. */
export default {}
