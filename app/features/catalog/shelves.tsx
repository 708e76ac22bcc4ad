/** The shelves of the store's landing screen, each a row that slides. */
import { useId } from "react";
import { useFrame } from "~/shell/use-frame";
import type { TileContext } from "~/ui/rules/text";
import { Slider } from "~/ui/slider";
import { StoreTile } from "~/ui/store-tile";
import { useTranslation } from "~/ui/texts";
import type { Shelf } from "./store.server";
import type { TileItem } from "./tile-item";
import { useBalance } from "./use-balance";

/** Tiles of the first shelf that are fetched at once. */
const eagerTiles = 3;

const contexts: Record<Shelf["name"], TileContext> = {
	recommended: "recommended",
	new_arrivals: "new_arrivals",
	most_popular: "most_popular",
	recently_viewed: "listing",
};

/** The shelves that hold something. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
	const { t } = useTranslation("catalog");
	const filled = shelves.filter(({ items }) => items.length > 0);
	return filled.map(({ name, items }, at) => (
		<ItemShelf key={name} title={t(`shelves.${name}`)} items={items} context={contexts[name]} isFirst={at === 0} />
	));
}

/** One row of tiles under its heading. */
export function ItemShelf({
	title,
	items,
	context,
	isFirst = false,
}: {
	title: string;
	items: readonly TileItem[];
	context: TileContext;
	isFirst?: boolean;
}) {
	const id = useId();
	const { now_ms } = useFrame();
	const balance = useBalance();
	return (
		<section className="stack-small" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<Slider label={title}>
				{items.map((item, at) => (
					<StoreTile
						key={item.id}
						item={item}
						balance={balance}
						nowMs={now_ms}
						context={context}
						isEager={isFirst && at < eagerTiles}
					/>
				))}
			</Slider>
		</section>
	);
}
