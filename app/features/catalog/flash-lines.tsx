/** What an item's page says of its flash sale: that there is one, how long it lasts, and how many one person gets. */
import { Anchor } from "~/ui/anchor";
import { Countdown } from "~/ui/countdown";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** Props: the sale of an item in front of a reader; `endText` is its end in words. */
export type FlashLinesProps = {
	item: { id: number; live_to_date?: number; limit_per_member?: number };
	endText: string | null;
	nowMs: number;
	hasEnded: boolean;
	onEnd: () => void;
};

/** The lines above the price; once over, the way to the usual price. */
export function FlashLines({ item, endText, nowMs, hasEnded, onEnd }: FlashLinesProps) {
	const { t } = useTranslation("catalog");
	if (hasEnded) {
		return (
			<div className="flash-lines" role="status">
				<Tag tone="ink">{t("common:tile.expired")}</Tag>
				<Anchor className="link hit" href={`/store/item/${item.id}`}>
					{t("flash.usualPrice")}
				</Anchor>
			</div>
		);
	}
	return (
		<div className="flash-lines">
			<Tag tone="accent">{t("flash.title")}</Tag>
			<Countdown
				untilMs={item.live_to_date ?? 0}
				nowMs={nowMs}
				prefix={t("common:tile.endsIn")}
				endText={t("common:tile.expired")}
				untilText={endText ?? undefined}
				hasIcon
				onEnd={onEnd}
			/>
			<span className="meta">{t("flash.limit", { count: item.limit_per_member ?? 1 })}</span>
		</div>
	);
}
