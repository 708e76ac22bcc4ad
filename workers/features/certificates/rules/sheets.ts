/** Which certificates stand on which page of what is printed. @browser-safe */

/** Certificates of one page on the screen: ten sheets of paper. */
export const certificatesAPage = 80;

/** Certificates of one sheet of paper. */
export const certificatesASheet = 8;

/** The numbers of a page. */
export function numbersOf(page: number, certificate_count: number): { from: number; to: number } {
	return { from: (page - 1) * certificatesAPage + 1, to: Math.min(page * certificatesAPage, certificate_count) };
}
