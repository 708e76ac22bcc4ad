/** Above every page while the browser shows somebody else's: whose eyes, how long still, what stays theirs alone, and BACK. */
import { Anchor } from "~/ui/anchor";
import { Countdown } from "~/ui/countdown";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import "./acting-banner.css";

/** Props of the banner; without an end (ms UTC) it is one's own administration, which lasts as long as one's session. */
export type ActingBannerProps = { name: string; acting: { until: number | null; until_text: string; now_ms: number } };

/** The banner. */
export function ActingBanner({ name, acting }: ActingBannerProps) {
	const { t } = useTranslation("common");
	const { until, until_text, now_ms } = acting;
	return (
		<>
			<Icon name="eye" />
			<div className="acting">
				<p>{t(until === null ? "acting.own" : "acting.title", { name })}</p>
				{until !== null && (
					<p>
						<Countdown untilMs={until} nowMs={now_ms} isShort untilText={t("acting.until", { time: until_text })} />{" "}
						<span className="script-only">{t("acting.left")}</span> {t("acting.barred")}
					</p>
				)}
			</div>
			<Anchor isDocument className="button acting-back" href="/webapp/login/end_session">
				{t("acting.back")}
			</Anchor>
		</>
	);
}
