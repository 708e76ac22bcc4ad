/** The store's front: one large picture with its words beside it, and how near the reader is to what they looked at. */
import { useState } from "react";
import { usePointsWords } from "~/ui/account-display";
import { AffordableMark } from "~/ui/affordable-mark";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Countdown } from "~/ui/countdown";
import { Picture } from "~/ui/picture";
import { ProgressBar } from "~/ui/progress-bar";
import { isFlashSale, isOfferExpired, pointsMissing, tileLabels, tileLinks, tilePrice } from "~/ui/rules/store-tile";
import { cutBrandName, cutText, hueOf, itemNameLength } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { useLiveItem } from "./flash-figures";
import type { Front } from "./front";
import type { TileItem } from "./tile-item";
import { useBalance } from "./use-balance";
import "./front-picture.css";

/** The picture, why it stands here, name, price, and the way to the item. */
export function FrontPicture({ large, nowMs }: { large: NonNullable<Front["large"]>; nowMs: number }) {
	const { t } = useTranslation("catalog");
	const item = useLiveItem(large.item);
	const [endedAtMs, setEndedAtMs] = useState<number>();
	const now = endedAtMs ?? nowMs;
	return (
		<section className="card card-flush front" aria-labelledby="front-name">
			<Picture src={item.image_url} alt="" hue={hueOf(item.name)} ratio="780 / 424" isEager>
				<FrontTags item={item} now={now} />
			</Picture>
			<div className="front-words">
				<p className="meta">
					{t(`shelves.${large.name}`)}
					{item.brand_name && ` · ${cutBrandName(item.brand_name)}`}
				</p>
				<h2 id="front-name">{cutText(item.name, itemNameLength)}</h2>
				<FrontPrice item={item} />
				{item.live_to_date !== undefined && !isOfferExpired(item, now) && (
					<Countdown
						untilMs={item.live_to_date}
						nowMs={nowMs}
						prefix={t("common:tile.endsIn")}
						endText={t("common:tile.expired")}
						untilText={item.live_to_text}
						hasIcon
						onEnd={() => setEndedAtMs(item.live_to_date)}
					/>
				)}
				{tileLinks(item, now) && (
					<ButtonLink href={`/store/item/${item.id}`} aria-describedby="front-name">
						{t("front.see")}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}

function FrontTags({ item, now }: { item: TileItem; now: number }) {
	const { t } = useTranslation("common");
	const labels = tileLabels(item, now);
	if (labels.length === 0) return null;
	return (
		<span className="picture-tags">
			{labels.map((label) => (
				<Tag key={label} tone={label === "new" ? "accent" : "ink"}>
					{t(`tile.${label}`, { left: item.quantity_left ?? 0 })}
				</Tag>
			))}
		</span>
	);
}

function FrontPrice({ item }: { item: TileItem }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const points = useBalance();
	const balance = item.label ? item.in_wallet : points;
	const { min, max, isPerItem } = tilePrice(item);
	const money = words.money(min);
	return (
		<p className="price">
			{balance !== undefined && pointsMissing(item, balance) === 0 && <AffordableMark />}
			<b>{max > min ? t("tile.range", { min: words.figure(min), max: words.figure(max) }) : words.figure(min)}</b>
			<span className="meta">
				{item.label ?? words.labelOf(max)}
				{money && max === min && ` · ${money}`}
				{isPerItem && ` ${t("tile.perItem")}`}
			</span>
			{isFlashSale(item) && (
				<s>
					<span className="unseen">{t("tile.was")} </span>
					{words.figure(item.points_was ?? 0)}
				</s>
			)}
		</p>
	);
}

/** What the reader looked at and nearly has, with how much is missing. */
export function NearestItem({ near }: { near: NonNullable<Front["near"]> }) {
	const { t } = useTranslation("catalog");
	const words = usePointsWords();
	const { item, missing, percent } = near;
	const text = t("front.away", { points: words.withLabel(missing) });
	return (
		<Anchor className="plain front-near" href={`/store/item/${item.id}`}>
			<Picture src={item.image_url} alt="" width={128} height={128} hue={hueOf(item.name)} />
			<span className="front-near-words">
				<span className="meta">{text}</span> <span className="strong cut">{item.name}</span>
				<ProgressBar percent={percent} label={text} heightPx={6} isNeverLow />
			</span>
		</Anchor>
	);
}
