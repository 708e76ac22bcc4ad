/** The server half of the sales dashboard: whose sales, of which days, and each graph of the viewer's layout. */
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { DashboardGraph } from "#workers/features/sales-dashboard/rules/dashboard-layout";
import { maxLines } from "#workers/features/sales-dashboard/rules/graph-types";
import { textKey } from "#workers/kernel/names";
import { formatPoints } from "~/ui/rules/points";
import { type DrawnGraphName, isOwnTitled, popularByPieces, salesGraphFaces } from "./graph-faces";
import {
	type DashboardPlace,
	formatOf,
	loadSalesGraph,
	readSalesGraph,
	unlessRedirect,
} from "./load-sales-graph.server";

const address = "/sales_dashboard";
const kept = ["role", "startDate", "endDate", "user", "group", "by"] as const;

/** The choices of the address that are not empty. */
type Choices = Partial<Record<(typeof kept)[number], string>>;

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** What the address chooses, the dashboard of it, and what all its graphs share. Throws the redirect to the one thing that fits a search. */
async function readChosen({ request, context }: Args) {
	const query = new URL(request.url).searchParams;
	const choices: Choices = Object.fromEntries(
		kept.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
	);
	const search = query.get("search")?.trim().slice(0, 100) ?? "";
	const [{ account }, asked] = await Promise.all([
		context.call("account/init-account", {}),
		readDashboard(context, choices, search),
	]);
	const { dashboard, filters } = asked;
	followOnly(dashboard, choices, search);
	const { format, user, translate } = context;
	const role = dashboard.role ?? undefined;
	const day = (date: string) => format.date(date, "recognition");
	const subtitle = translate("sales-dashboard:subtitle", {
		from: day(dashboard.startDate),
		to: day(dashboard.endDate),
	});
	const place: DashboardPlace = {
		// An account owner asks of everybody, others as who they are.
		filters: {
			...filters,
			...(user.role !== "account_owner" && { user_id: user.id }),
			role,
			startDate: dashboard.startDate,
			endDate: dashboard.endDate,
		},
		...{ format: account.figure_format, retry: addressWith(choices, {}), maxLegendLines: maxLines },
		isRunning: dashboard.endDate >= format.time(Date.now(), "filter"),
		facts: [
			subtitle,
			...(dashboard.role && dashboard.role_options.length > 0
				? [translate(`sales-dashboard:roles.${dashboard.role}`)]
				: []),
			...[...dashboard.chosen_people, ...dashboard.chosen_groups].map(({ name }) => name),
		],
		query: addressWith(choices, {}).slice(address.length),
	};
	return { choices, search, asked, place, subtitle };
}

/** The figures of one graph of the dashboard that the address chooses; undefined where it has none of this name. */
export async function readGraphOfDashboard(args: Args, name: string) {
	const { choices, asked, place } = await readChosen(args);
	const shown = asked.dashboard.graphs.find((graph) => graph === name);
	if (!shown || isTable(shown)) return undefined;
	const title = titleOf(args.context, asked.dashboard, shown);
	const face = faceOf(shown, choices);
	return { format: formatOf(face, place), ...(await readSalesGraph(args.context, face, { ...place, name, title })) };
}

const isTable = (name: DashboardGraph): name is Exclude<DashboardGraph, DrawnGraphName> =>
	name === "top_items_by_credits" || name === "top_items_by_quantity";

const faceOf = (name: DrawnGraphName, { by }: Choices) =>
	name === "popular_categories" && by === "pieces" ? popularByPieces : salesGraphFaces[name];

function titleOf({ translate }: Pick<AppLoadContext, "translate">, dashboard: Dashboard, graph: DashboardGraph) {
	const prefix = dashboard.is_customer && isOwnTitled(graph) ? "own" : "titles";
	return translate(textKey(`sales-dashboard:${prefix}.${graph}`));
}

/** The dashboard with its choices. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { choices, search, asked, place, subtitle } = await readChosen({ request, context });
	const { dashboard } = asked;
	const { translate } = context;
	const isRefused = asked.isWrong || dashboard.is_refused === 1;
	const byPieces = choices.by === "pieces";
	return {
		title: translate("sales-dashboard:title"),
		subtitle,
		layout: dashboard.layout,
		isRefused,
		problem: isRefused ? translate("sales-dashboard:refused") : null,
		days: { startDate: choices.startDate ?? dashboard.startDate, endDate: choices.endDate ?? dashboard.endDate },
		roles: dashboard.role_options.map((option) => ({
			href: addressWith({}, { role: option }),
			label: translate(`sales-dashboard:roles.${option}`),
			isCurrent: option === dashboard.role,
		})),
		found: foundOf(dashboard, choices, search),
		chosen: [
			...dashboard.chosen_people.map(({ id, name }) => ({ id, name })),
			...dashboard.chosen_groups.map(({ id, name }) => ({ id, name })),
		],
		retry: place.retry,
		clear: addressWith(choices, { user: undefined, group: undefined }),
		hidden: Object.entries(choices).filter(([name]) => name !== "startDate" && name !== "endDate"),
		...{ search, hasSearch: dashboard.has_search, byPieces },
		byLinks: [
			{
				href: addressWith(choices, { by: undefined }),
				label: translate("sales-dashboard:by.spend"),
				isCurrent: !byPieces,
			},
			{
				href: addressWith(choices, { by: "pieces" }),
				label: translate("sales-dashboard:by.pieces"),
				isCurrent: byPieces,
			},
		],
		hasMoney: dashboard.graphs.some((name) => !isTable(name) && faceOf(name, choices).unit === "money"),
		parts: await Promise.all(
			dashboard.graphs.map(async (name) => {
				const title = titleOf(context, dashboard, name);
				if (isTable(name))
					return { name, title, table: await loadTopItems(context, name, place), graph: null, isWide: false };
				const face = faceOf(name, choices);
				const graph = await loadSalesGraph(context, face, { ...place, name, title });
				return { name, title, graph, table: null, isWide: face.isWide === true };
			}),
		),
	};
}

/** The address of the dashboard with some choices changed; undefined takes one away. */
function addressWith(choices: Choices, changed: { [Name in keyof Choices]?: string | undefined }): string {
	const all = Object.entries({ ...choices, ...changed }).flatMap(([name, value]) => (value ? [[name, value]] : []));
	return all.length === 0 ? address : `${address}?${new URLSearchParams(all as [string, string][])}`;
}

/** What is chosen as filters of the calls. */
function filtersOf({ role, startDate, endDate, user, group }: Choices) {
	const id = (text: string) => (/^\d{1,16}$/.test(text) ? [Number(text)] : []);
	return {
		...(role && { role }),
		...(startDate && { startDate }),
		...(endDate && { endDate }),
		...(user && { user_ids: id(user) }),
		...(group && { group_ids: id(group) }),
	};
}

/** The dashboard; where days or role are none, that of the usual ones, so that there is a form to mend them. */
async function readDashboard(context: AppLoadContext, choices: Choices, search: string) {
	const filters = filtersOf(choices);
	const asked = await context.attempt("sales-dashboard/get-sales-dashboard", { filters, search } as never);
	if (asked.ok) return { dashboard: asked.answer, filters, isWrong: false };
	return {
		dashboard: await context.call("sales-dashboard/get-sales-dashboard", { search }),
		filters: {},
		isWrong: true,
	};
}

type Dashboard = Awaited<ReturnType<typeof readDashboard>>["dashboard"];

/** Everything that fits what was typed, each with the address that chooses it. */
function foundOf({ people, groups }: Dashboard, choices: Choices, search: string) {
	if (search === "") return null;
	return [
		...people.map(({ id, name, title }) => ({
			label: title ? `${name}, ${title}` : name,
			href: addressWith(choices, { user: String(id), group: undefined }),
		})),
		...groups.map(({ id, name }) => ({
			label: name,
			href: addressWith(choices, { group: String(id), user: undefined }),
		})),
	];
}

/** Where one thing alone fits what was typed it is chosen at once. Throws the redirect. */
function followOnly(dashboard: Dashboard, choices: Choices, search: string): void {
	const found = foundOf(dashboard, choices, search) ?? [];
	if (found.length === 1) throw redirect(found[0]!.href);
}

/** A row of the top items as it is shown. */
type TopItem = { id: number; sku: string; product_name: string; figure: string };

/** The ten items with the most credits or pieces; null where they cannot be read. */
async function loadTopItems(
	context: AppLoadContext,
	name: "top_items_by_credits" | "top_items_by_quantity",
	{ filters, format }: DashboardPlace,
): Promise<{ rows: TopItem[]; figure: string } | null> {
	const figure = context.translate(
		name === "top_items_by_credits" ? "sales-dashboard:items.wqc_earned" : "sales-dashboard:items.total_quantity",
	);
	const call = name === "top_items_by_credits" ? "get-top-items-by-credits" : "get-top-items-by-quantity";
	const asked = await context.attempt(`sales-dashboard/${call}`, { filters } as never).catch(unlessRedirect);
	if (!asked?.ok) return null;
	const rows = asked.answer.table_rows as {
		id: number;
		sku: string;
		product_name: string;
		wqc_earned?: number;
		total_quantity?: number;
	}[];
	return {
		figure,
		rows: rows.map(({ id, sku, product_name, wqc_earned, total_quantity }) => ({
			...{ id, sku, product_name },
			figure: formatPoints(wqc_earned ?? total_quantity ?? 0, format),
		})),
	};
}
