/** The list that an address names, and the address of its screen as it stood. */
import { redirect } from "@remix-run/cloudflare";
import { safePath } from "~/shell/safe-path";

/** Throws a redirect home where the address names no list. The list's name, where one comes back to, and what that address says of the list without its page and view. */
export function readListOf(request: Request): { list: string; from: string; fields: Record<string, string> } {
	const query = new URL(request.url).searchParams;
	if (!query.get("list")) throw redirect("/");
	const from = safePath(query.get("from") ?? "/");
	const {
		page: _page,
		anchor: _anchor,
		view: _view,
		...fields
	} = Object.fromEntries(new URL(from, "http://list").searchParams);
	return { list: query.get("list") ?? "", from, fields };
}

/** An address with some of its fields set, or taken out where they are null. */
export function withFields(address: string, changed: Record<string, string | null>): string {
	const url = new URL(address, "http://list");
	for (const [name, value] of Object.entries(changed)) {
		if (value === null) url.searchParams.delete(name);
		else url.searchParams.set(name, value);
	}
	return url.pathname + url.search;
}
