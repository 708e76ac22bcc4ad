/** An item of the store as a tile, and the grid of tiles. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "~/ui/texts";
import { usePointsWords } from "./account-display";
import { Anchor } from "./anchor";
import { classNames } from "./class-names";
import { Countdown } from "./countdown";
import { Icon } from "./icon";
import { Picture } from "./picture";
import {
	isFlashSale,
	pointsMissing,
	type TileItem,
	type TileLabel,
	tileHref,
	tileLabels,
	tileLinks,
	tilePrice,
} from "./rules/store-tile";
import { cutBrandName, cutText, hueOf, itemNameLength, type TileContext } from "./rules/text";
import { Tag, type TagTone } from "./tag";
import "./store-tile.css";

/** Props of a tile; `nowMs` is the server's clock when it rendered. */
export type StoreTileProps = {
	item: TileItem;
	/** The reader's points; without them nothing is said about what can be afforded. */
	balance?: number;
	nowMs: number;
	context?: TileContext;
	/** The current query string, kept on the tile's link. */
	keptQuery?: string;
	/** The heart that puts the item on a wish list. */
	heart?: ReactNode;
	isEager?: boolean;
	/** Called once when a time-limited offer ends in front of the reader. */
	onEnd?: (id: TileItem["id"]) => void;
};

/** A grid of tiles: two in a row on a phone. */
export function TileGrid({ children }: { children: ReactNode }) {
	return <ul className="tiles">{children}</ul>;
}

/** A tile: picture, labels, brand, name, price and what the reader can afford. A list item. */
export function StoreTile({ item, balance, nowMs, context, keptQuery, heart, isEager, onEnd }: StoreTileProps) {
	const [endedAtMs, setEndedAtMs] = useState<number | null>(null);
	const now = endedAtMs ?? nowMs;
	const hasLink = tileLinks(item, now);
	const name = cutText(item.name, itemNameLength);
	return (
		<li className={classNames("tile", !hasLink && "tile-ended")}>
			<Picture src={item.image_url} alt="" isEager={isEager} hue={hueOf(item.name)}>
				<TileTags labels={tileLabels(item, now)} quantityLeft={item.quantity_left ?? 0} />
			</Picture>
			{heart && <div className="tile-heart">{heart}</div>}
			<div className="tile-words">
				{item.brand_name && <span className="meta cut">{cutBrandName(item.brand_name, context)}</span>}
				{hasLink ? (
					<Anchor
						className="tile-name"
						href={tileHref(item.id, keptQuery)}
						title={name === item.name ? undefined : item.name}
					>
						{name}
					</Anchor>
				) : (
					<span className="tile-name">{name}</span>
				)}
				<TilePriceLines item={item} balance={hasLink ? balance : undefined} />
				<TileClock
					item={item}
					nowMs={now}
					onEnd={() => {
						setEndedAtMs(item.live_to_date ?? now);
						onEnd?.(item.id);
					}}
				/>
			</div>
		</li>
	);
}

/** 'Ends in …' while a flash sale runs; once over, the label on the picture says so. */
function TileClock({ item, nowMs, onEnd }: { item: TileItem; nowMs: number; onEnd: () => void }) {
	const { t } = useTranslation("common");
	if (item.live_to_date == null || item.live_to_date <= nowMs) return null;
	return (
		<Countdown
			untilMs={item.live_to_date}
			nowMs={nowMs}
			prefix={t("tile.endsIn")}
			endText={t("tile.expired")}
			untilText={item.live_to_text}
			hasIcon
			onEnd={onEnd}
		/>
	);
}

const tones: Record<TileLabel, TagTone> = { expired: "ink", out: "ink", few: "ink", new: "accent" };

function TileTags({ labels, quantityLeft }: { labels: TileLabel[]; quantityLeft: number }) {
	const { t } = useTranslation("common");
	if (labels.length === 0) return null;
	return (
		<span className="picture-tags">
			{labels.map((label) => (
				<Tag key={label} tone={tones[label]}>
					{t(`tile.${label}`, { left: quantityLeft })}
				</Tag>
			))}
		</span>
	);
}

function TilePriceLines({ item, balance }: { item: TileItem; balance?: number }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const { min, max, isPerItem } = tilePrice(item);
	const missing = balance === undefined || words.areHidden ? null : pointsMissing(item, balance);
	const range = (write: (points: number) => string | null) =>
		max > min ? t("tile.range", { min: write(min), max: write(max) }) : write(min);
	return (
		<>
			<span className="price">
				{missing === 0 && (
					<span className="affordable">
						<Icon name="check" size="small" />
						<span className="unseen">{t("tile.affordable")}</span>
					</span>
				)}
				<b>{range(words.figure)}</b>
				{isFlashSale(item) && (
					<s>
						<span className="unseen">{t("tile.was")} </span>
						{words.figure(item.points_was ?? 0)}
					</s>
				)}
			</span>
			<span className="meta">
				{words.label}
				{words.money(min) && ` · ${range(words.money)}`}
				{isPerItem && <span className="keep"> {t("tile.perItem")}</span>}
			</span>
			{missing !== null && missing > 0 && (
				<span className="meta">{t("tile.missing", { points: words.figure(missing) })}</span>
			)}
		</>
	);
}
