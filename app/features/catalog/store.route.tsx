/** The store: shelves and everything listed on the landing screen, and one category's items on its own. */
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Pager } from "~/ui/pager";
import { TileGrid } from "~/ui/store-tile";
import { useTranslation } from "~/ui/texts";
import { CategoryChips } from "./category-chips";
import { FilterForm, SortField } from "./filter-form";
import { FlashFigures, LiveTile } from "./flash-figures";
import { countFilters, filterFields, listingSearch } from "./listing-query";
import { Shelves } from "./shelves";
import type { loader } from "./store.server";
import { useBalance } from "./use-balance";
import "./catalog.css";

export { loader } from "./store.server";

export const meta = titleMeta;

/** Items shown a page, and how many of the first are fetched at once. */
const pageSize = 28;
const eagerTiles = 4;

/** The landing screen, or a category's. */
export default function Store() {
	const { title, place, query, shelves, items, now_ms, total_rows, has_christmas_disclaimer } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const path = place.current ? `/store/category/${place.current.id}` : "/store";
	const back = place.above
		? { href: `/store/category/${place.above.id}`, label: place.above.name }
		: { href: "/store", label: t("store.title") };
	// The shelf of flash sales comes first: its figures know of holds, those of the listing do not.
	const shown = useMemo(() => [...(shelves ?? []).flatMap((shelf) => shelf.items), ...items], [shelves, items]);
	return (
		<FlashFigures items={shown}>
			<PageHead title={title} subtitle={<Balance />} back={place.current && back} />
			{has_christmas_disclaimer && <Notice>{t("store.christmas")}</Notice>}
			<CategoryChips place={place} query={query} />
			<div className="store">
				<FilterForm key={path} action={path} />
				<div className="stack store-main">
					{shelves && <Shelves shelves={shelves} nowMs={now_ms} />}
					<div className="between store-head">
						<h2 className={shelves ? undefined : "unseen"}>{t("store.everything")}</h2>
						<p className="meta figure grow">{t("store.count", { count: total_rows })}</p>
						<SortField />
					</div>
					<Listing path={path} />
				</div>
			</div>
		</FlashFigures>
	);
}

/** 'You have 4,250 points, worth $42.50'. */
function Balance() {
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const balance = useBalance();
	if (balance === undefined) return null;
	const money = words.money(balance);
	const points = words.withLabel(balance);
	return money ? t("store.balanceWorth", { points, money }) : t("store.balance", { points });
}

function Listing({ path }: { path: string }) {
	const { items, now_ms, query, shelves, total_pages, total_rows, next_anchor } = useLoaderData<typeof loader>();
	const balance = useBalance();
	const isBusy = useNavigation().location?.pathname.endsWith(path);
	if (items.length === 0) return <NothingFound path={path} />;
	const from = (query.page - 1) * pageSize + 1;
	return (
		<div className="stack" aria-busy={isBusy || undefined}>
			<TileGrid>
				{items.map((item, at) => (
					<LiveTile key={item.id} item={item} balance={balance} nowMs={now_ms} isEager={!shelves && at < eagerTiles} />
				))}
			</TileGrid>
			<Pager
				page={query.page}
				pageCount={total_pages}
				hrefFor={(page) =>
					`${path}${listingSearch({ ...query, page, anchor: page === query.page + 1 ? (next_anchor ?? undefined) : undefined })}`
				}
				action={path}
				hiddenFields={filterFields(query)}
				rows={{ from, to: from + items.length - 1, total: total_rows }}
			/>
		</div>
	);
}

function NothingFound({ path }: { path: string }) {
	const { query } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const isNarrowed = countFilters(query) > 0 || query.page > 1;
	return (
		<EmptyState
			drawing="search"
			title={isNarrowed ? t("empty.narrowed") : t("empty.store")}
			action={isNarrowed && <ButtonLink href={path}>{t("empty.showAll")}</ButtonLink>}
		>
			{isNarrowed ? t("empty.narrowedText") : t("empty.storeText")}
		</EmptyState>
	);
}
