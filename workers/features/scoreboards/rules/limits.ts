/** How much there may be of competitions, and the words that choices use. @browser-safe @pure */

/** States of a competition. */
export const statuses = ["draft", "scheduled", "running", "frozen", "final", "paid", "cancelled"] as const;

/** One of them. */
export type Status = (typeof statuses)[number];

/** Who wins: whoever is best at the end, or who reaches a target first. */
export const goals = ["best", "target"] as const;

/** One of them. */
export type Goal = (typeof goals)[number];

/** Who competes: people, or groups as teams. */
export const competitors = ["people", "teams"] as const;

/** One of them. */
export type Competitor = (typeof competitors)[number];

/** What can count. */
export const metrics = [
	"recognitions_given",
	"recognitions_received",
	"points_received",
	"ideas_approved",
	"sales_approved",
	"sales_quantity",
	"sales_points",
] as const;

/** One of them. */
export type Metric = (typeof metrics)[number];

/** How somebody is shown to others on boards: by name, or as a colleague. */
export const shownAs = ["name", "colleague"] as const;

/** What an owner does with a competition. */
export const changes = ["publish", "cancel"] as const;

/** The most of a competition. */
export const maxMetrics = 10;
export const maxPrizes = 10;
export const maxGroups = 50;
export const maxWeight = 1_000;
export const maxPrizePoints = 1_000_000;
export const maxTarget = 1_000_000_000;
export const maxEntrants = 10_000;

/** Rows of a board's page. */
export const rowsPerPage = 25;
