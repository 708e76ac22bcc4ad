/** The flash sale that ends first, as a card of its own beside other things. */
import { useMemo, useState } from "react";
import { usePointsWords } from "~/ui/account-display";
import { AffordableMark } from "~/ui/affordable-mark";
import { Anchor } from "~/ui/anchor";
import { Countdown } from "~/ui/countdown";
import { Picture } from "~/ui/picture";
import { isOfferExpired, pointsMissing, tileLabels, tileLinks } from "~/ui/rules/store-tile";
import { cutBrandName, cutText, hueOf, itemNameLength } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { FlashFigures, useLiveItem } from "./flash-figures";
import type { TileItem } from "./tile-item";
import { useBalance } from "./use-balance";
import "./flash-card.css";

/** Props of the card; `nowMs` is the server's clock when it read the item. */
export type FlashCardProps = { item: TileItem; nowMs: number };

/** The card. It looks again every few seconds, and stops linking when the offer is over. */
export function FlashCard({ item, nowMs }: FlashCardProps) {
	const items = useMemo(() => [item], [item]);
	return (
		<FlashFigures items={items}>
			<Offer item={item} nowMs={nowMs} />
		</FlashFigures>
	);
}

function Offer({ item: rendered, nowMs }: FlashCardProps) {
	const { t } = useTranslation("catalog");
	const item = useLiveItem(rendered);
	const [endedAtMs, setEndedAtMs] = useState<number>();
	const now = endedAtMs ?? nowMs;
	return (
		<section className="card flash-card" aria-label={t("flash.title")}>
			<div className="flash-card-head">
				<h2>{t("flash.title")}</h2>
				{!isOfferExpired(item, now) && (
					<Countdown
						untilMs={item.live_to_date ?? 0}
						nowMs={nowMs}
						prefix={t("common:tile.endsIn")}
						endText={t("common:tile.expired")}
						untilText={item.live_to_text}
						onEnd={() => setEndedAtMs(item.live_to_date)}
					/>
				)}
			</div>
			<Picture src={item.image_url} alt="" ratio="16 / 9" hue={hueOf(item.name)}>
				<Labels item={item} now={now} />
			</Picture>
			<div className="flash-card-words">
				{item.brand_name && <span className="meta">{cutBrandName(item.brand_name)}</span>}
				{tileLinks(item, now) ? (
					<Anchor className="flash-card-name" href={`/store/item/${item.id}`}>
						{cutText(item.name, itemNameLength)}
					</Anchor>
				) : (
					<span className="flash-card-name">{cutText(item.name, itemNameLength)}</span>
				)}
				<Price item={item} />
			</div>
		</section>
	);
}

function Labels({ item, now }: { item: TileItem; now: number }) {
	const { t } = useTranslation("common");
	const labels = tileLabels({ ...item, created_at: null }, now);
	if (labels.length === 0) return null;
	return (
		<span className="picture-tags">
			{labels.map((label) => (
				<Tag key={label} tone="ink">
					{t(`tile.${label}`, { left: item.quantity_left ?? 0 })}
				</Tag>
			))}
		</span>
	);
}

function Price({ item }: { item: TileItem }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const balance = useBalance();
	return (
		<span className="price">
			{balance !== undefined && pointsMissing(item, balance) === 0 && <AffordableMark />}
			<b>{words.figure(item.points)}</b>
			<span className="meta">{words.labelOf(item.points)}</span>
			<s>
				<span className="unseen">{t("tile.was")} </span>
				{words.figure(item.points_was ?? 0)}
			</s>
		</span>
	);
}
