// Styles of every table, in the order in which they override one another.
import './table.css'
import './tableRoom.css'
import './sort.css'
import './cells.css'
import './columnEdge.css'
import './tableFocus.css'
import './narrowTable.css'
