/** What a flash-sale line says beside its price: how long it is held for the buyer, or why not, and when the sale ends. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useSale } from "~/features/catalog";
import { Anchor } from "~/ui/anchor";
import { Countdown } from "~/ui/countdown";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";
import type { Line } from "./line";

type Hold = ReturnType<typeof useLoaderData<typeof loader>>["holds"][number];

/** The lines; nothing for an item that is in no sale. */
export function FlashHold({ line }: { line: Line }) {
	const { holds } = useLoaderData<typeof loader>();
	const hold = holds.find(({ itemId }) => itemId === line.itemId);
	return hold ? <SaleLines key={hold.expires_at} line={line} hold={hold} /> : null;
}

function SaleLines({ line: { item }, hold }: { line: Line; hold: Hold }) {
	const { now_ms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const sale = useSale(item);
	const [hasCountedDown, setCountedDown] = useState(false);
	const hasEnded = sale.hasEnded || hasCountedDown;
	return (
		<div className="cart-flash">
			<p className="row-wrap">
				{hasEnded ? (
					<Tag tone="ink">{t("common:tile.expired")}</Tag>
				) : (
					<>
						<Tag tone="accent">{t("catalog:flash.title")}</Tag>
						<Countdown
							untilMs={item.live_to_date ?? 0}
							nowMs={now_ms}
							prefix={t("common:tile.endsIn")}
							endText={t("common:tile.expired")}
							untilText={hold.sale_end}
							onEnd={() => setCountedDown(true)}
						/>
					</>
				)}
			</p>
			{!hasEnded && <HoldWords hold={hold} nowMs={now_ms} left={sale.left} />}
		</div>
	);
}

/** 'Held for you for 4:59'; else why not, and the way to try again as soon as something is free. */
function HoldWords({ hold, nowMs, left }: { hold: Hold; nowMs: number; left: number | null }) {
	const { t } = useTranslation("checkout");
	const [isOver, setOver] = useState(false);
	const again = (
		<Anchor className="link" href="/store/checkout" keepsScroll>
			{t("flash.tryAgain")}
		</Anchor>
	);
	if (hold.state === "none") return null;
	if (isOver) {
		return (
			<Notice tone="warn" isLive>
				{t("flash.holdOver")} {again}
			</Notice>
		);
	}
	if (hold.expires_at !== null) {
		return (
			<p className="cart-held">
				<Countdown
					untilMs={hold.expires_at}
					nowMs={nowMs}
					prefix={t("flash.heldFor")}
					untilText={t("flash.held")}
					hasIcon
					isShort
					onEnd={() => setOver(true)}
				/>
			</p>
		);
	}
	const isFree = hold.state === "held_by_others" && (left ?? 0) > 0;
	return (
		<Notice tone={isFree ? "good" : "warn"} isLive>
			{isFree ? t("flash.freeAgain") : hold.text} {hold.state === "held_by_others" && again}
		</Notice>
	);
}
