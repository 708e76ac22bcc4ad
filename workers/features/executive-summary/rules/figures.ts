/** What follows from the figures of a person or a unit: what is left, and how much of it was used. @browser-safe @pure */

/** Sums over fewer people than these would tell of single ones: they are hidden. */
export const leastPeopleOfUnit = 5;

/** What is counted, as the tables have it. */
export type Figures = {
	spotlights_allocated: number;
	spotlights_issued: number;
	gts_issued: number;
	gts_received: number;
};

/** What nobody was counted for yet. */
export const noFigures: Figures = { spotlights_allocated: 0, spotlights_issued: 0, gts_issued: 0, gts_received: 0 };

/** How much of what was allotted is used, in whole percent; who issued more than they have passes 100, who has none is at 0. */
export function utilizationOf(allocated: number, issued: number): number {
	return allocated === 0 ? 0 : Math.round((100 * issued) / allocated);
}

/** The figures with what is left to issue, never less than none, and the utilization. */
export function summaryOf({ spotlights_allocated, spotlights_issued, gts_issued, gts_received }: Figures) {
	return {
		spotlights_allocated,
		spotlights_issued,
		spotlights_left: Math.max(0, spotlights_allocated - spotlights_issued),
		utilization: utilizationOf(spotlights_allocated, spotlights_issued),
		gts_issued,
		gts_received,
	};
}
