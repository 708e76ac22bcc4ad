/** Every feature's endpoints, tables, reports, jobs and scheduled work, in one list from which all else is derived. */
import type { z } from "zod";
import { accountDeclarations } from "./features/account/declarations";
import { activityDeclarations } from "./features/activity/declarations";
import { addressesDeclarations } from "./features/addresses/declarations";
import { autosuggestDeclarations } from "./features/autosuggest/declarations";
import { cartDeclarations } from "./features/cart/declarations";
import { catalogDeclarations } from "./features/catalog/declarations";
import { checkoutDeclarations } from "./features/checkout/declarations";
import { demoDeclarations } from "./features/demo/declarations";
import { filesDeclarations } from "./features/files/declarations";
import { flashSaleDeclarations } from "./features/flash-sale/declarations";
import { importsDeclarations } from "./features/imports/declarations";
import { mailDeclarations } from "./features/mail/declarations";
import { ordersDeclarations } from "./features/orders/declarations";
import { pointsDeclarations } from "./features/points/declarations";
import { programsDeclarations } from "./features/programs/declarations";
import { recognitionDeclarations } from "./features/recognition/declarations";
import { knowReports } from "./features/reports";
import { reportsDeclarations } from "./features/reports/declarations";
import { sessionDeclarations } from "./features/session/declarations";
import type { Download } from "./kernel/define-download";
import type { Endpoint } from "./kernel/define-endpoint";
import type { Job, ScheduledWork } from "./kernel/define-job";
import type { Table } from "./kernel/define-table";

/** Endpoints by name; the client's and the screens' types come from here. */
export const endpoints = {
	...accountDeclarations.endpoints,
	...activityDeclarations.endpoints,
	...catalogDeclarations.endpoints,
	...autosuggestDeclarations.endpoints,
	...demoDeclarations.endpoints,
	...filesDeclarations.endpoints,
	...flashSaleDeclarations.endpoints,
	...importsDeclarations.endpoints,
	...mailDeclarations.endpoints,
	...pointsDeclarations.endpoints,
	...programsDeclarations.endpoints,
	...recognitionDeclarations.endpoints,
	...reportsDeclarations.endpoints,
	...addressesDeclarations.endpoints,
	...cartDeclarations.endpoints,
	...checkoutDeclarations.endpoints,
	...ordersDeclarations.endpoints,
	...sessionDeclarations.endpoints,
};

const declarations = [
	accountDeclarations,
	activityDeclarations,
	catalogDeclarations,
	autosuggestDeclarations,
	demoDeclarations,
	filesDeclarations,
	flashSaleDeclarations,
	importsDeclarations,
	mailDeclarations,
	pointsDeclarations,
	programsDeclarations,
	recognitionDeclarations,
	reportsDeclarations,
	sessionDeclarations,
	addressesDeclarations,
	cartDeclarations,
	checkoutDeclarations,
	ordersDeclarations,
];

/** Lists declared as tables. */
export const tables: readonly Table[] = declarations.flatMap((feature) => feature.tables as readonly Table[]);

knowReports(tables);

/** Files that are fetched by link. */
export const downloads: readonly Download[] = declarations.flatMap(
	(feature) => feature.downloads as readonly Download[],
);

/** Jobs by name. */
export const jobs = new Map<string, Job>(
	declarations.flatMap((feature) => feature.jobs as readonly Job[]).map((job) => [job.name, job]),
);

/** What the clock starts for every account. */
export const scheduled: readonly ScheduledWork[] = declarations.flatMap(
	(feature) => feature.scheduled as readonly ScheduledWork[],
);

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
