/** A part of the account owner's overview, declared by the feature whose figures it shows: its card, who gets it, what it reads. */
import type { SQL } from "drizzle-orm";
import type { FlagRule } from "./define-endpoint";
import type { Step } from "./graph-steps";
import type { Account } from "./identity";
import type { TextKey } from "./names";
import type { MemberScope } from "./scope";
import type { Statement } from "./sql";

/** The cards, in their order. */
export const overviewCards = ["store", "engagement", "sales"] as const;

/** The modules in which people take part, each with its part on the card of engagement. */
export const engagementModules = ["polls", "surveys", "ideas", "nominations", "photos", "games", "forms"] as const;

/** One of them. */
export type EngagementModule = (typeof engagementModules)[number];

/** A figure, and the list behind it (without /webapp), with the filter that gives what is counted. */
export type OverviewFigure = {
	/** Takes `count`. */
	label: TextKey;
	value: number;
	to: string;
	/** Somebody has to look after it while it is above 0. */
	isWarning?: true;
};

/** A thing among the first of its kind. */
export type OverviewThing = { id: number; name: string; value: number; to: string };

/** What a part shows for a month: figures, and where there are some the first things of a kind, under a title. */
export type OverviewFigures = {
	figures: OverviewFigure[];
	things?: { title: TextKey; rows: OverviewThing[] };
};

/** Sums that a feature keeps for its part: how months are counted anew, and what of them differs from a recount. */
export type KeptFigures = {
	/** Writes what the months come to. */
	recount?(account_id: number, months: readonly Step[]): Statement;
	/** A row for each figure that is not what it should be. */
	differences(account_id: number, months: readonly Step[]): SQL<{ what: string }>;
};

type Shared = {
	/** Its place on the card. */
	place: number;
	/** Switches that must stand right for it, as with an endpoint. */
	flags?: readonly FlagRule[];
	/** Whether the account has it, where switches that must all stand right do not say it. */
	isThere?(account: Account): boolean;
};

/** A part of figures; what it reads are kept sums and the rows of an index that it counts. */
export type FigurePart = Shared & {
	card: Exclude<(typeof overviewCards)[number], "engagement">;
	key: string;
	read(scope: MemberScope, month: Step): Promise<OverviewFigures>;
	kept?: KeptFigures;
};

/** A module in which people take part: what runs now, and who acted from a moment on until before another. */
export type EngagementPart = Shared & {
	card: "engagement";
	key: EngagementModule;
	title: TextKey;
	/** The screen with what runs. */
	to: string | ((account: Account) => string);
	/** Says how many run; takes `count`. */
	running: TextKey;
	countRunning(account_id: number, now: number): SQL<{ count: number }>;
	/** Each `user_id` who acted, as far as it is still known, from which taking part is counted anew. */
	acts(account_id: number, from: number, to: number): SQL;
};

/** A part. */
export type OverviewPart = FigurePart | EngagementPart;

/** Declares a part, in the feature's `overviewParts`. */
export function defineOverviewPart<const Part extends OverviewPart>(part: Part): Part {
	return part;
}
