/** What somebody's own choices make of a list's screen: its columns, the size of its pages, and the views that it opens. */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { fieldsOfFilter, type ListFace } from "#workers/kernel/list-face";
import { addressField } from "#workers/kernel/list-values";
import {
	type ColumnChoice,
	columnsField,
	readColumnsField,
	rolesWithViews,
	sizesOf,
} from "#workers/kernel/personal-lists";
import type { EndpointOutput } from "#workers/registry";
import type { ListFrame } from "./list-page";
import { type ListQuery, listAddress, sortField } from "./list-query";

const reading = "list-views/get-list-settings";

/** What the address says of how the list is shown; `fields` are those that stay with every link. */
export type Shown = {
	isOffered: boolean;
	size: number;
	columns: ColumnChoice | null;
	view: number;
	fields: Record<string, string>;
};

/** Reads it; lists that nobody arranges have their own size and columns, whatever the address says. */
export function readShown(face: ListFace, search: URLSearchParams, isOffered: boolean): Shown {
	if (!isOffered) return { isOffered, size: face.page_size, columns: null, view: 0, fields: {} };
	const size = sizesOf(face).find((known) => String(known) === search.get("size")) ?? face.page_size;
	const columns = readColumnsField(search.get("columns") ?? "");
	const given = search.get("view") ?? "";
	const isView = /^\d{1,16}$/.test(given);
	const fields = {
		...(isView && { view: given }),
		...(size !== face.page_size && { size: String(size) }),
		...(columns && { columns: columnsField(columns) }),
	};
	return { isOffered, size, columns, view: isView ? Number(given) : 0, fields };
}

/** Whether this person arranges the list on its own screen. */
export function isArranged(face: ListFace, { user }: AppLoadContext): boolean {
	return rolesWithViews(face).includes(user.role);
}

/** What the person chose of the list, in the round trip of its page; null of a list that nobody arranges. */
export async function readSettings({ call }: AppLoadContext, { name }: ListFace, { isOffered }: Shown) {
	return isOffered ? call(reading, { list: name }) : null;
}

type Settings = EndpointOutput<typeof reading> | null;

/** The view that opens by itself, where the address says nothing at all. Throws the way to it. */
export function openDefaultView(face: ListFace, search: URLSearchParams, settings: Settings): void {
	const view = settings?.views.find(({ id }) => id === settings.default_view_id);
	if (view && search.size === 0) throw redirect(viewAddress(face.address ?? "/", view));
}

/** The field by which links of a list that has such a view lead to the list as it is, unless one is open. */
export function withoutDefault(settings: Settings, { fields }: Shown): Record<string, string> {
	return !settings || settings.default_view_id === null || fields.view !== undefined ? {} : { view: "0" };
}

function viewAddress(address: string, { id, fields }: { id: number; fields: Record<string, string> }): string {
	return listAddress(address, { ...fields, view: String(id) });
}

/** So many views stand above the list; all are one press further. */
const viewsAbove = 7;

/** What the screen knows of its list, of which its own part for a person is made. */
export type Arranged = {
	face: ListFace;
	search: URLSearchParams;
	query: ListQuery;
	shown: Shown;
	settings: Settings;
	/** What the address says of the list, without its page. */
	state: Record<string, string>;
	/** What its fields are called. */
	labels: Record<string, string>;
};

/** What the screen has for a person who arranges the list; null of all others. */
export function personalOf({ face, search, query, shown, settings, state, labels }: Arranged): ListFrame["personal"] {
	if (!settings) return null;
	const address = face.address ?? "/";
	const choice = shown.columns ?? settings.columns;
	const whole = { ...without(state, "view"), ...(choice && { columns: columnsField(choice) }) };
	const current = settings.views.find(({ id }) => id === shown.view);
	const dialog = (path: string, fields: Record<string, string>) =>
		`${path}?${new URLSearchParams({ list: face.name, from: listAddress(address, fields, query.page) })}`;
	const kept = { ...state, ...whole };
	const above = settings.views.slice(0, viewsAbove);
	const views = current && !above.includes(current) ? [...above.slice(0, -1), current] : above;
	const leftOut = current ? whatIsLeftOut(current.fields, { face, search, query, state: whole }) : [];
	const isChanged = current !== undefined && leftOut.length === 0 && !isSame(current.fields, whole);
	return {
		columnsHref: dialog("/list_views/columns", state),
		viewsHref: dialog("/list_views", kept),
		views: views.map((view) => ({
			...{ id: view.id, label: view.name, href: viewAddress(address, view), isCurrent: view === current },
		})),
		plainHref: settings.default_view_id === null ? address : `${address}?view=0`,
		isPlain: !current,
		more: settings.views.length - views.length,
		leftOut: leftOut.map((name) => labels[name] ?? name.replaceAll("_", " ")),
		isGone: shown.view !== 0 && !current,
		changeHref: isChanged && current.is_own === 1 ? dialog(`/list_views/${current.id}`, kept) : null,
		sizes: sizesOf(face).map((size) => ({
			size,
			href: listAddress(address, {
				...without(state, "size"),
				...(size !== face.page_size && { size: String(size) }),
			}),
			isCurrent: size === shown.size,
		})),
	};
}

type Followed = Pick<Arranged, "face" | "search" | "query" | "state">;

/** The fields of a view that stand in the address and that the list does not follow: they are no longer declared, or no longer offered. */
function whatIsLeftOut(kept: Record<string, string>, { face, search, query, state }: Followed): string[] {
	const followed: Record<string, string> = { ...state, sort: sortField(query.sort) };
	for (const [filterName, filter] of Object.entries(face.filters)) {
		for (const name of fieldsOfFilter(filterName, filter)) {
			const value = query.values[name];
			if (value !== undefined) followed[addressField(name, filter)] = String(value);
		}
	}
	return Object.entries(kept)
		.filter(([name, value]) => name !== "columns" && search.get(name) === value && followed[name] !== value)
		.map(([name]) => name);
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function without(fields: Record<string, string>, name: string): Record<string, string> {
	const { [name]: _left, ...others } = fields;
	return others;
}
