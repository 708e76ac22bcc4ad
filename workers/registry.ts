/** Every endpoint, list, graph, bulk action, import, notification, job, download and scheduled work, and the types of callers, derived from what features declare. */
import type { z } from "zod";
import { knowActivities } from "./features/activity";
import { type EndpointOfBulkAction, endpointOfBulkAction } from "./features/bulk-actions";
import { knowShopParts } from "./features/catalog";
import { knowImports } from "./features/imports";
import { knowPersonalLists } from "./features/list-views";
import { knowModerationSources } from "./features/moderation";
import { knowNotifications } from "./features/notifications";
import { knowOverviewParts } from "./features/overview";
import { knowEarnings } from "./features/points";
import { knowReports } from "./features/reports";
import { knowSearchSections } from "./features/search";
import { loadBulkActions } from "./kernel/bulk-actions";
import type { BulkAction } from "./kernel/define-bulk-action";
import type { Download } from "./kernel/define-download";
import type { Endpoint, OperatorEndpoint } from "./kernel/define-endpoint";
import type { Feature } from "./kernel/define-feature";
import { type EndpointOfGraph, endpointOfGraph, type Graph } from "./kernel/define-graph";
import type { Import } from "./kernel/define-import";
import type { Job, PlatformWork, ScheduledWork } from "./kernel/define-job";
import { type EndpointOfList, endpointOfList } from "./kernel/define-list";
import type { Notification } from "./kernel/define-notification";
import type { Summary } from "./kernel/define-summary";
import { atEachAddress } from "./kernel/further-addresses";
import { loadJobsAfterImport } from "./kernel/jobs-after-import";
import { kernelWork } from "./kernel/kernel-work";
import type { List } from "./kernel/list-declaration";
import { loadMenu } from "./kernel/menu";
import { loadPeopleSets } from "./kernel/people-sets";
import { loadReferences } from "./kernel/references";
import { features } from "./registry.generated";

type Declared = (typeof features)[keyof typeof features];
type Part<Name extends keyof Feature> = Declared extends infer F
	? F extends { [Key in Name]: readonly (infer One)[] }
		? One
		: never
	: never;
type ForOperators = Extract<Part<"endpoints">, { access: "operator" }>;
type AnyEndpoint =
	| Exclude<Part<"endpoints">, { access: "operator" }>
	| EndpointOfList<Part<"lists">>
	| EndpointOfGraph<Part<"graphs">>
	| EndpointOfBulkAction<Part<"bulkActions">>;

const declared: readonly Feature[] = Object.values(features);

/** Declared lists. */
export const lists: readonly List[] = declared.flatMap((feature) => feature.lists ?? []);

/** Declared graphs. */
export const graphs: readonly Graph[] = declared.flatMap((feature) => feature.graphs ?? []);

/** Declared bulk actions. */
export const bulkActions: readonly BulkAction[] = declared.flatMap((feature) => feature.bulkActions ?? []);

loadBulkActions(bulkActions, lists);

/** Declared summaries, which are downloaded alone. */
export const summaries: readonly Summary[] = declared.flatMap((feature) => feature.summaries ?? []);

knowReports(lists, summaries);
knowPersonalLists(lists);
loadReferences(Object.assign({}, ...declared.map((feature) => feature.references ?? {})));
loadPeopleSets(Object.assign({}, ...declared.map((feature) => feature.peopleSets ?? {})));

loadMenu(declared.flatMap((feature) => feature.menu ?? []));

/** Declared imports. */
export const imports: readonly Import[] = declared.flatMap((feature) => feature.imports ?? []);

knowImports(imports);

/** Declared kinds of notifications. */
export const notifications: readonly Notification[] = declared.flatMap((feature) => feature.notifications ?? []);

knowNotifications(notifications);

knowSearchSections(declared.flatMap((feature) => feature.searches ?? []));

knowEarnings(declared.flatMap((feature) => feature.earnings ?? []));

knowOverviewParts(declared.flatMap((feature) => feature.overviewParts ?? []));

knowShopParts(declared.flatMap((feature) => feature.shopParts ?? []));

knowModerationSources(declared.flatMap((feature) => feature.moderation ?? []));

knowActivities(declared.flatMap((feature) => feature.activities ?? []));

const ofFeatures = declared.flatMap((feature) => feature.endpoints ?? []);
const isForOperators = (endpoint: { name: string }) => "access" in endpoint && endpoint.access === "operator";

/** Endpoints of operators by name, which the platform's own host serves alone. */
export const operatorEndpoints = Object.fromEntries(byName(ofFeatures.filter(isForOperators))) as unknown as {
	[One in ForOperators as One["name"]]: One;
};

/** All of them, for whom it is one which. */
export const allOperatorEndpoints = Object.values(operatorEndpoints) as unknown as readonly OperatorEndpoint[];

/** Endpoints of tenants by name, those of lists and graphs too; the client's and the screens' types come from here. */
export const endpoints = Object.fromEntries(
	byName<{ name: string }>([
		...ofFeatures.filter((endpoint) => !isForOperators(endpoint)),
		...lists.map(endpointOfList),
		...graphs.map(endpointOfGraph),
		...bulkActions.map(endpointOfBulkAction),
	]),
) as unknown as { [One in AnyEndpoint as One["name"]]: One };

/** All of them at each of their addresses, as the network meets them. */
export const servedEndpoints = atEachAddress(Object.values(endpoints) as unknown as readonly Endpoint[]);

/** Files that are fetched by link. */
export const downloads: readonly Download[] = declared.flatMap((feature) => feature.downloads ?? []);

/** Jobs by name. */
export const jobs: ReadonlyMap<string, Job> = byName(declared.flatMap((feature) => feature.jobs ?? []));

loadJobsAfterImport([...jobs.values()]);

/** What the clock starts for an account when it is due, by the kernel and by features. */
export const scheduled: readonly ScheduledWork[] = [
	...byName([...kernelWork, ...declared.flatMap((feature) => feature.scheduled ?? [])]).values(),
];

/** What the clock starts once for the whole platform. */
export const platformWork: readonly PlatformWork[] = declared.flatMap((feature) => feature.platformWork ?? []);

/** The read that tells a page which refuses somebody who can let them in. */
export const whoOpensPages = declared.find((feature) => feature.whoOpensPages)?.whoOpensPages;

/** The name of a declared endpoint. */
export type EndpointName = keyof typeof endpoints;

/** What a caller may send to an endpoint. */
export type EndpointInput<Name extends EndpointName> = z.input<(typeof endpoints)[Name]["input"]>;

/** What an endpoint answers. */
export type EndpointOutput<Name extends EndpointName> = z.output<(typeof endpoints)[Name]["output"]>;

/** The declared endpoint of a name that came from outside; undefined when there is none. */
export function findEndpoint(name: string): Endpoint | undefined {
	return Object.hasOwn(endpoints, name) ? (endpoints as unknown as Record<string, Endpoint>)[name] : undefined;
}

/** Things by name. Throws when two share one: the later would hide the earlier. */
function byName<Thing extends { name: string }>(things: readonly Thing[]): Map<string, Thing> {
	const found = new Map(things.map((thing) => [thing.name, thing]));
	if (found.size < things.length) throw new Error("two declared things share a name");
	return found;
}
