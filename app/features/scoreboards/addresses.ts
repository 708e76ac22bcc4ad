/** Where competitions lie. */

/** All of them, for their owner. */
export const manageAddress = "/scoreboards/manage";

/** One of them, on a page of its board. */
export const competitionAddress = (id: number, page = 1) =>
	`/scoreboards?competition=${id}${page > 1 ? `&page=${page}` : ""}`;
