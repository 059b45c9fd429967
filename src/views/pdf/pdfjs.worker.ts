// pdf.js's own worker, built with the portal: hashed, and with an ending that every web server knows the type of.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
