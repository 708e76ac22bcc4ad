/** The opening points of a file: they come from what the client has available, are held as a whole before the first row, and what is not used goes back. */
import { findAvailable, holdPoints, importHolding, returnHeldPoints } from "#workers/features/points";
import type { PointsOfImport } from "#workers/kernel/define-import";
import type { MemberChange } from "./rules/member-plan";
import type { MemberRow } from "./rules/member-row";

export const openingPoints: PointsOfImport<MemberRow, MemberChange> = {
	column: "points",
	asked: ({ points }) => points ?? 0,
	given: ({ plan }) => plan.points,
	available: async ({ account, read }) => (await read(findAvailable(account.id)))[0]?.balance ?? 0,
	hold: (scope, upload, points) => holdPoints({ ...importHolding(scope, upload), points }),
	giveBack: (scope, upload) => returnHeldPoints(importHolding(scope, upload)),
};
