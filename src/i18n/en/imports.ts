/** What a bulk import says: `daftari.imports.*`. */
export default {}
