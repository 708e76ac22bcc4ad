/** What is left of the flash sales on a page of tiles: as it was rendered, then as it is every few seconds. */
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useCall } from "~/call/use-call";
import { StoreTile, type StoreTileProps } from "~/ui/store-tile";
import { flashPollingMs } from "~/ui/timings";
import type { TileItem } from "./tile-item";

type Figures = ReadonlyMap<number, number | null>;

const polling = { everyMs: flashPollingMs };

const FiguresContext = createContext<Figures>(new Map());

/** Asks for the figures of all sales at once while there are any on the page and somebody looks at it. */
export function FlashFigures({ items, children }: { items: readonly TileItem[]; children: ReactNode }) {
	const hasSales = items.some(({ is_flash_sale_item }) => is_flash_sale_item === 1);
	const { answer } = useCall("catalog/get-flash-sale", hasSales ? {} : null, { polling, of: items });
	const figures = useMemo(() => new Map([...renderedFigures(items), ...(answer?.left ?? [])]), [items, answer]);
	return <FiguresContext.Provider value={figures}>{children}</FiguresContext.Provider>;
}

/** What the page was rendered with; of an item that stands there twice the first counts. */
function renderedFigures(items: readonly TileItem[]): Figures {
	const figures = new Map<number, number | null>();
	for (const { id, is_flash_sale_item, quantity_left } of items)
		if (is_flash_sale_item === 1 && !figures.has(id)) figures.set(id, quantity_left ?? null);
	return figures;
}

/** A tile whose flash sale shows what is left now. */
export function LiveTile({ item, ...rest }: Omit<StoreTileProps, "item"> & { item: TileItem }) {
	return <StoreTile {...rest} item={useLiveItem(item)} />;
}

/** The item with what is left of its flash sale now. */
export function useLiveItem(item: TileItem): TileItem {
	const figures = useContext(FiguresContext);
	const left = item.is_flash_sale_item === 1 ? figures.get(item.id) : undefined;
	return left === undefined || left === item.quantity_left ? item : { ...item, quantity_left: left };
}
