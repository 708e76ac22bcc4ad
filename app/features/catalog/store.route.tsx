/** The store: its front and everything listed on the landing screen, and one category's items on its own. */
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { ListPager } from "~/list/list-pager";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { TileGrid } from "~/ui/store-tile";
import { useTranslation } from "~/ui/texts";
import { CategoryChips } from "./category-chips";
import { FilterForm } from "./filter-form";
import { FlashFigures, LiveTile } from "./flash-figures";
import { FrontPicture, NearestItem } from "./front-picture";
import { Shelves } from "./shelves";
import type { loader } from "./store.server";
import { useBalance } from "./use-balance";
import "./catalog.css";

export { loader } from "./store.server";

export const meta = titleMeta;

/** How many of the first tiles are fetched at once. */
const eagerTiles = 5;

/** The landing screen, or a category's. */
export default function Store() {
	const { title, place, whole_href, list, front, now_ms, has_christmas_disclaimer } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const back = place.above
		? { href: `/store/category/${place.above.id}`, label: place.above.name }
		: { href: whole_href, label: t("store.title") };
	// The sales of the front come first: their figures know of holds, those of the listing do not.
	const shown = useMemo(() => [...frontItems(front), ...list.rows], [front, list]);
	return (
		<FlashFigures items={shown}>
			<PageHead
				title={title}
				subtitle={<Balance />}
				back={place.current && back}
				actions={front?.near && <NearestItem near={front.near} />}
			/>
			{has_christmas_disclaimer && <Notice>{t("store.christmas")}</Notice>}
			{front && (
				<div className="store-front">
					{front.large && <FrontPicture large={front.large} nowMs={now_ms} />}
					<Shelves shelves={front.shelves} nowMs={now_ms} isFirst={!front.large} />
				</div>
			)}
			<section className="stack" aria-labelledby="everything">
				<div className="store-head">
					<h2 id="everything" className={front ? undefined : "unseen"}>
						{t("store.everything")}
					</h2>
					<p className="meta figure">{t("store.count", { count: list.total_rows })}</p>
				</div>
				<CategoryChips
					place={place}
					wholeHref={whole_href}
					fields={list.fields}
					allCount={front ? list.total_rows : undefined}
				/>
				<FilterForm key={list.address} list={list} />
				<Listing />
			</section>
		</FlashFigures>
	);
}

type Front = ReturnType<typeof useLoaderData<typeof loader>>["front"];

function frontItems(front: Front) {
	if (!front) return [];
	return [...(front.large ? [front.large.item] : []), ...front.shelves.flatMap(({ items }) => items)];
}

/** 'You have 4,250 points, worth $42.50', or what is in the wallet, where its products alone are shown. */
function Balance() {
	const { in_wallet } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const balance = useBalance();
	if (in_wallet !== null) return t("store.walletBalance", { points: words.figure(in_wallet) });
	if (balance === undefined) return null;
	const money = words.money(balance);
	const points = words.withLabel(balance);
	return money ? t("store.balanceWorth", { points, money }) : t("store.balance", { points });
}

function Listing() {
	const { list, now_ms, front, place } = useLoaderData<typeof loader>();
	const balance = useBalance();
	const isBusy = useNavigation().location?.pathname.endsWith(list.address);
	const savedQuery = useMemo(() => queryOf(list, place.current?.id), [list, place]);
	if (list.rows.length === 0) return <NothingFound />;
	return (
		<div className="stack" aria-busy={isBusy || undefined}>
			<TileGrid>
				{list.rows.map((item, at) => (
					<LiveTile
						key={item.id}
						item={item}
						balance={item.label ? item.in_wallet : balance}
						nowMs={now_ms}
						savedQuery={savedQuery}
						isEager={!front && at < eagerTiles}
					/>
				))}
			</TileGrid>
			<ListPager list={list} />
		</div>
	);
}

type Place = { fields: Record<string, string>; page: number };

/** What tiles keep of the address, so that their item leads back to the same list: filters, order, page, category. */
function queryOf({ fields, page }: Place, category_id: number | undefined): string {
	const search = new URLSearchParams(fields);
	if (page > 1) search.set("page", String(page));
	if (category_id !== undefined && search.size > 0) search.set("category_id", String(category_id));
	return search.toString();
}

function NothingFound() {
	const { list, spelling } = useLoaderData<typeof loader>();
	const { t } = useTranslation("catalog");
	const isNarrowed = list.none !== null;
	return (
		<EmptyState
			drawing="search"
			title={isNarrowed ? t("empty.narrowed") : t("empty.store")}
			action={
				isNarrowed && (
					<>
						{spelling && (
							<ButtonLink
								href={`${list.address}?${new URLSearchParams({ ...list.fields, search: spelling })}`}
								kind="main"
							>
								{t("empty.spelling", { search: spelling })}
							</ButtonLink>
						)}
						<ButtonLink href={list.clearHref}>{t("empty.showAll")}</ButtonLink>
					</>
				)
			}
		>
			{isNarrowed ? t("empty.narrowedText") : t("empty.storeText")}
		</EmptyState>
	);
}
