/** The shelves of the store, each a row that slides: by touch, wheel and keyboard, and by arrows that are plain links. */
import type { MouseEvent } from "react";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import type { TileContext } from "~/ui/rules/text";
import { Slider } from "~/ui/slider";
import { useTranslation } from "~/ui/texts";
import { LiveTile } from "./flash-figures";
import type { Shelf } from "./front";
import type { TileItem } from "./tile-item";
import { useBalance } from "./use-balance";
import { useItemClicks } from "./use-item-clicks";

/** Tiles that a desktop shows whole; those of the first shelf are fetched at once. */
const inView = 5;

const contexts: Record<Shelf["name"], TileContext> = {
	featured: "recommended",
	trending: "most_popular",
	homepage: "recommended",
	flash_sale: "listing",
	within_reach: "recommended",
	recommended: "recommended",
	new_arrivals: "new_arrivals",
	most_popular: "most_popular",
	recently_viewed: "listing",
};

/** The part of the list that a shelf is the beginning of. */
const wholes: Partial<Record<Shelf["name"], string>> = {
	within_reach: "/store?affordable=1",
	new_arrivals: "/store?sort=-created_at",
};

/** The shelves of the store's front. */
export function Shelves({ shelves, nowMs, isFirst }: { shelves: readonly Shelf[]; nowMs: number; isFirst: boolean }) {
	const { t } = useTranslation("catalog");
	return shelves.map(({ name, items }, at) => (
		<ItemShelf
			key={name}
			name={name}
			title={t(`shelves.${name}`)}
			items={items}
			context={contexts[name]}
			nowMs={nowMs}
			moreHref={wholes[name]}
			isFirst={isFirst && at === 0}
		/>
	));
}

/** Props of a shelf. */
export type ItemShelfProps = {
	/** Begins the ids of its tiles. */
	name: string;
	title: string;
	items: readonly TileItem[];
	context: TileContext;
	/** The server's clock when it read the items. */
	nowMs: number;
	/** Where all of its kind are listed. */
	moreHref?: string;
	isFirst?: boolean;
};

/** One row of tiles under its heading. */
export function ItemShelf({ name, title, items, context, nowMs, moreHref, isFirst = false }: ItemShelfProps) {
	const id = `${name}-title`;
	const balance = useBalance();
	const onClick = useItemClicks({ context, source: name });
	const { t } = useTranslation("catalog");
	return (
		<section className="stack-small shelf" aria-labelledby={id} onClickCapture={onClick}>
			<div className="shelf-head">
				<h2 id={id} className="grow">
					{title}
				</h2>
				{moreHref && (
					<Anchor className="link hit" href={moreHref} aria-label={t("shelves.seeAllOf", { shelf: title })}>
						{t("shelves.seeAll")}
					</Anchor>
				)}
				{items.length > inView && <Arrows name={name} count={items.length} />}
			</div>
			<Slider label={title}>
				{items.map((item, at) => (
					<LiveTile
						key={item.id}
						id={`${name}-${at + 1}`}
						item={item}
						balance={item.label ? item.in_wallet : balance}
						nowMs={nowMs}
						context={context}
						isEager={isFirst && at < inView}
					/>
				))}
			</Slider>
		</section>
	);
}

/** To the first and to the last tile: a shelf holds twice what is in view. */
function Arrows({ name, count }: { name: string; count: number }) {
	const { t } = useTranslation("catalog");
	return (
		<div className="shelf-arrows">
			<a className="icon-button" href={`#${name}-1`} onClick={slide} aria-label={t("shelves.back")}>
				<Icon name="chevron-left" />
			</a>
			<a className="icon-button" href={`#${name}-${count}`} onClick={slide} aria-label={t("shelves.on")}>
				<Icon name="chevron-right" />
			</a>
		</div>
	);
}

/** With scripts the row slides and the page stays where it is. */
function slide(event: MouseEvent<HTMLAnchorElement>): void {
	const tile = document.querySelector(event.currentTarget.hash);
	if (!tile) return;
	event.preventDefault();
	tile.scrollIntoView({ block: "nearest", inline: "nearest" });
}
