/** The shelves of the store's landing screen, each a row that slides. */
import { useId } from "react";
import type { TileContext } from "~/ui/rules/text";
import { Slider } from "~/ui/slider";
import { useTranslation } from "~/ui/texts";
import { LiveTile } from "./flash-figures";
import type { Shelf } from "./store.server";
import type { TileItem } from "./tile-item";
import { useBalance } from "./use-balance";

/** Tiles of the first shelf that are fetched at once. */
const eagerTiles = 3;

const contexts: Record<Shelf["name"], TileContext> = {
	flash_sale: "listing",
	recommended: "recommended",
	new_arrivals: "new_arrivals",
	most_popular: "most_popular",
	recently_viewed: "listing",
};

/** The shelves that hold something. */
export function Shelves({ shelves, nowMs }: { shelves: readonly Shelf[]; nowMs: number }) {
	const { t } = useTranslation("catalog");
	const filled = shelves.filter(({ items }) => items.length > 0);
	return filled.map(({ name, items }, at) => (
		<ItemShelf
			key={name}
			title={t(`shelves.${name}`)}
			items={items}
			context={contexts[name]}
			nowMs={nowMs}
			isFirst={at === 0}
		/>
	));
}

/** One row of tiles under its heading. */
export function ItemShelf({
	title,
	items,
	context,
	nowMs,
	isFirst = false,
}: {
	title: string;
	items: readonly TileItem[];
	context: TileContext;
	/** The server's clock when it read the items. */
	nowMs: number;
	isFirst?: boolean;
}) {
	const id = useId();
	const balance = useBalance();
	return (
		<section className="stack-small" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<Slider label={title}>
				{items.map((item, at) => (
					<LiveTile
						key={item.id}
						item={item}
						balance={balance}
						nowMs={nowMs}
						context={context}
						isEager={isFirst && at < eagerTiles}
					/>
				))}
			</Slider>
		</section>
	);
}
