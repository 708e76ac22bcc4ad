/** What a feature declares, as one list from which registry, documents, clients and tests are derived. */
import type { Activity } from "./define-activity";
import type { BulkAction } from "./define-bulk-action";
import type { Download } from "./define-download";
import type { Earning } from "./define-earning";
import type { Endpoint } from "./define-endpoint";
import type { Graph } from "./define-graph";
import type { Import } from "./define-import";
import type { Job, PlatformWork, ScheduledWork } from "./define-job";
import type { MenuEntry } from "./define-menu-entry";
import type { ModerationSource } from "./define-moderation-source";
import type { Notification } from "./define-notification";
import type { OverviewPart } from "./define-overview-part";
import type { SearchSection } from "./define-search-section";
import type { ShopPart } from "./define-shop-part";
import type { Summary } from "./define-summary";
import type { List } from "./list-declaration";
import type { PeopleSets } from "./people-sets";
import type { References } from "./references";

/** Everything that a feature may declare; `npm run wire` finds it in `workers/features/<feature>/feature.ts`. */
export type Feature = {
	endpoints?: readonly Pick<Endpoint, "name">[];
	lists?: readonly List[];
	/** Reports that are downloaded alone. */
	summaries?: readonly Summary[];
	graphs?: readonly Graph[];
	jobs?: readonly Job[];
	imports?: readonly Import[];
	/** What can be done with many rows of a list at once, whichever feature's list that is. */
	bulkActions?: readonly BulkAction[];
	notifications?: readonly Notification[];
	/** Kinds of things in the activity feed. */
	activities?: readonly Activity[];
	/** Kinds of things that wait for somebody's decision. */
	moderation?: readonly ModerationSource[];
	downloads?: readonly Download[];
	scheduled?: readonly ScheduledWork[];
	/** What the clock starts once for all accounts together. */
	platformWork?: readonly PlatformWork[];
	references?: References;
	/** Sets of people that narrow every list about people. */
	peopleSets?: PeopleSets;
	menu?: readonly MenuEntry[];
	/** The read whose answer the page gets that refuses somebody: who can let them in. One feature names it. */
	whoOpensPages?: string;
	/** Sections of the global search. */
	searches?: readonly SearchSection[];
	/** What the shop's start tells of the person beyond the store's own shelves. */
	shopParts?: readonly ShopPart[];
	/** Parts of the account owner's overview. */
	overviewParts?: readonly OverviewPart[];
	/** Ways of coming to points. */
	earnings?: readonly Earning[];
};

/** Declares a feature, keeping the types of each part for callers. */
export function defineFeature<const Declared extends Feature>(declared: Declared): Declared {
	return declared;
}
