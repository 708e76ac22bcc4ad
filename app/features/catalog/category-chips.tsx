/** The categories to choose from, as links in a row that slides. */

import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { CategoryPlace } from "./category-place";
import { type ListingQuery, listingSearch } from "./listing-query";

/** 'All', then the categories of this level; filters and order stay when one is chosen. */
export function CategoryChips({ place, query }: { place: CategoryPlace; query: ListingQuery }) {
	const { t } = useTranslation("catalog");
	const { current, above, choices } = place;
	if (choices.length === 0) return null;
	const kept = listingSearch({ ...query, page: 1, anchor: undefined });
	const isLeaf = current !== undefined && choices.some(({ id }) => id === current.id);
	const whole = isLeaf ? above : current;
	return (
		<nav className="chips" aria-label={t("store.categories")}>
			<Anchor
				className="chip"
				href={`${whole ? `/store/category/${whole.id}` : "/store"}${kept}`}
				aria-current={isLeaf ? undefined : "page"}
			>
				{t("store.all")}
			</Anchor>
			{choices.map(({ id, name, item_count }) => (
				<Anchor
					key={id}
					className="chip"
					href={`/store/category/${id}${kept}`}
					aria-current={id === current?.id ? "page" : undefined}
				>
					{name}
					<span className="meta figure">{item_count}</span>
				</Anchor>
			))}
		</nav>
	);
}
