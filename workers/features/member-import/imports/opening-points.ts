/** The opening points of a file: they come from what the client has available, are held as a whole before the first row, and what is not used goes back. */
import { fromAvailable } from "#workers/features/points";
import type { PointsOfImport } from "#workers/kernel/define-import";
import type { MemberChange } from "./rules/member-plan";
import type { MemberRow } from "./rules/member-row";

export const openingPoints: PointsOfImport<MemberRow, MemberChange> = {
	...fromAvailable,
	column: "points",
	asked: ({ points }) => points ?? 0,
	given: ({ plan }) => plan.points,
};
