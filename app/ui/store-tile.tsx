/** An item of the store as a tile, and the grid of tiles. */
import { type ReactNode, useState } from "react";
import { CachedMarkup } from "~/remix-internals/cached-markup";
import { useTranslation } from "~/ui/texts";
import { type PointsWords, usePointsWords } from "./account-display";
import { AffordableMark } from "./affordable-mark";
import { Anchor } from "./anchor";
import { classNames } from "./class-names";
import { Countdown } from "./countdown";
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
	savedQuery?: string;
	/** The heart that puts the item on a wish list. */
	heart?: ReactNode;
	isEager?: boolean;
	/** The tile's own id, where links lead to it. */
	id?: string;
	/** Called once when a time-limited offer ends in front of the reader. */
	onEnd?: (id: TileItem["id"]) => void;
};

/** A grid of tiles: two in a row on a phone. */
export function TileGrid({ children }: { children: ReactNode }) {
	return <ul className="tiles">{children}</ul>;
}

/** A tile: picture, labels, brand, name, price and what the reader can afford. A list item. */
export function StoreTile({ item, balance, nowMs, context, savedQuery, heart, isEager, id, onEnd }: StoreTileProps) {
	const [endedAtMs, setEndedAtMs] = useState<number | null>(null);
	const words = usePointsWords();
	const now = endedAtMs ?? nowMs;
	const hasLink = tileLinks(item, now);
	const alike = [words.key, hasLink, context, savedQuery, isEager].join("|");
	return (
		<li id={id} className={classNames("tile", !hasLink && "tile-ended")}>
			<CachedMarkup shown={item} alike={alike} className="tile-face">
				<TileFace {...{ item, words, hasLink, now, context, savedQuery, isEager }} />
			</CachedMarkup>
			{heart && <div className="tile-heart">{heart}</div>}
			{hasLink && balance !== undefined && !words.areHidden && (
				<Affordability missing={pointsMissing(item, balance)} words={words} />
			)}
			{item.live_to_date != null && (
				<TileClock
					item={item}
					nowMs={now}
					onEnd={() => {
						setEndedAtMs(item.live_to_date ?? now);
						onEnd?.(item.id);
					}}
				/>
			)}
		</li>
	);
}

type FaceProps = Pick<StoreTileProps, "item" | "context" | "savedQuery" | "isEager"> & {
	words: PointsWords;
	hasLink: boolean;
	now: number;
};

/** What all readers of an account see alike. */
function TileFace({ item, words, hasLink, now, context, savedQuery, isEager }: FaceProps) {
	const name = cutText(item.name, itemNameLength);
	return (
		<>
			<Picture src={item.image_url} alt="" isEager={isEager} hue={hueOf(item.name)}>
				<TileTags labels={tileLabels(item, now)} quantityLeft={item.quantity_left ?? 0} />
			</Picture>
			{item.brand_name && <span className="meta cut tile-brand">{cutBrandName(item.brand_name, context)}</span>}
			{hasLink ? (
				<Anchor
					className="tile-name two-lines"
					href={tileHref(item.id, savedQuery)}
					title={name === item.name ? undefined : item.name}
				>
					{name}
				</Anchor>
			) : (
				<span className="tile-name two-lines">{name}</span>
			)}
			<TilePrice item={item} words={words} />
		</>
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

/** The price, and what it is worth in money. */
function TilePrice({ item, words }: { item: TileItem; words: PointsWords }) {
	const { t } = useTranslation("common");
	const { min, max, isPerItem } = tilePrice(item);
	const range = (write: (points: number) => string | null) =>
		max > min ? t("tile.range", { min: write(min), max: write(max) }) : write(min);
	const money = words.money(min);
	// Two lines, rather than a dot that hangs at the end of the first.
	const isLong = item.label !== undefined || max > min;
	return (
		<>
			<span className="price">
				<b>{range(words.figure)}</b>
				{isFlashSale(item) && (
					<s>
						<span className="unseen">{t("tile.was")} </span>
						{words.figure(item.points_was ?? 0)}
					</s>
				)}
			</span>
			<span className="meta tile-worth">
				{item.label ?? words.labelOf(max)}
				{money && (isLong ? <br /> : " · ")}
				{money && range(words.money)}
				{isPerItem && <span className="keep"> {t("tile.perItem")}</span>}
			</span>
		</>
	);
}

/** A mark beside the price that the reader's balance covers, or how many points are missing. */
function Affordability({ missing, words }: { missing: number; words: PointsWords }) {
	const { t } = useTranslation("common");
	if (missing > 0)
		return <span className="meta tile-missing">{t("tile.missing", { points: words.figure(missing) })}</span>;
	return <AffordableMark />;
}
