/** How much of the organization tree is shown around one person. @browser-safe @pure */

/** So many levels above somebody are shown; a circle of managers ends there too. */
export const maxLevels = 12;

/** So many who report to one person stand on a page. */
export const reportsPerPage = 24;

/** How many report to somebody is counted up to so many, so that a page reads little however large the company is. */
export const maxCounted = 10;
