/** The layouts among which a list's readers choose; the address says which, and every link of the list keeps it. */
import type { ListFace, ListLayout } from "#workers/kernel/list-face";
import type { ListPage } from "./list-page";

const field = "layout";

/** The layout that the address asks for: the first that the face declares unless it names another. */
export function readLayout({ layouts = ["rows"] }: ListFace, search: URLSearchParams): ListLayout {
	return layouts.find((known) => known === search.get(field)) ?? layouts[0] ?? "rows";
}

/** The field of the address that keeps it; none for the usual one. */
export function layoutFields(face: ListFace, layout: ListLayout): Record<string, string> {
	return layout === (face.layouts?.[0] ?? "rows") ? {} : { [field]: layout };
}

/** The links to each, where there are several. */
export function layoutsOf(
	face: ListFace,
	current: ListLayout,
	{ say, hrefOf }: { say: (layout: ListLayout) => string; hrefOf: (fields: Record<string, string>) => string },
): ListPage<never>["layouts"] {
	return (face.layouts ?? []).map((value) => ({
		value,
		label: say(value),
		href: hrefOf(layoutFields(face, value)),
		isCurrent: value === current,
	}));
}
