/** What other features use of reports: the reports that lists offer, the links of what was made, and noting their own long-running work. */
export { downloadLinkOf, type Made } from "./rules/download-link";
export { knowReports } from "./store/known-reports";
export { endProcess, insertProcess, type NewProcess, updateProcess } from "./store/processes";
