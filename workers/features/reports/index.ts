/** What other features use of reports: the reports that lists offer, the links of what was made, and noting their own long-running work. */
export { downloadLinkOf, type Made } from "./rules/download-link";
export { nameOfRequest } from "./steps/name-of-request";
export { knowReports } from "./store/known-reports";
export { endProcess, insertDoneProcess, insertProcess, type NewProcess, updateProcess } from "./store/processes";
