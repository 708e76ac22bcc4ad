/** The categories to choose from, as links in a row that slides. */

import { listAddress } from "~/list/list-query";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { CategoryPlace } from "./category-place";

/** Props of the chips: filters and order stay when a category is chosen; `allCount` counts the whole store where it is known. */
export type CategoryChipsProps = {
	place: CategoryPlace;
	wholeHref: string;
	fields: Record<string, string>;
	allCount?: number;
};

/** 'All', then the categories of this level. */
export function CategoryChips({ place, wholeHref, fields, allCount }: CategoryChipsProps) {
	const { t } = useTranslation("catalog");
	const { current, above, choices } = place;
	if (choices.length === 0) return null;
	const isLeaf = current !== undefined && choices.some(({ id }) => id === current.id);
	const whole = isLeaf ? above : current;
	const count = whole?.item_count ?? allCount;
	return (
		<nav className="chips" aria-label={t("store.categories")}>
			<Anchor
				className="chip"
				href={
					whole || Object.keys(fields).length > 0
						? listAddress(whole ? `/store/category/${whole.id}` : "/store", fields)
						: wholeHref
				}
				aria-current={isLeaf ? undefined : "page"}
			>
				{t("store.all")}
				{count !== undefined && <span className="meta figure">{count}</span>}
			</Anchor>
			{choices.map(({ id, name, item_count }) => (
				<Anchor
					key={id}
					className="chip"
					href={listAddress(`/store/category/${id}`, fields)}
					aria-current={id === current?.id ? "page" : undefined}
				>
					{name}
					<span className="meta figure">{item_count}</span>
				</Anchor>
			))}
		</nav>
	);
}
