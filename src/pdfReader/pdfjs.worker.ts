// Worker of pdf.js, built with the portal: with a hashed name, and an extension whose type every web server knows.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
