/** Above every page while the account's time on the platform is limited: how long it still lasts (specification §2). */
import { Countdown } from "~/ui/countdown";
import { useTranslation } from "~/ui/texts";

/** Props of the banner: the end in ms UTC and in words, and the server's clock. */
export type AccessBannerProps = { ends_at: number; ends_text: string; now_ms: number };

/** The banner. */
export function AccessBanner({ ends_at, ends_text, now_ms }: AccessBannerProps) {
	const { t } = useTranslation("common");
	return (
		<Countdown
			hasIcon
			untilMs={ends_at}
			nowMs={now_ms}
			prefix={t("frame.accessEnds")}
			untilText={t("frame.accessEndsAt", { moment: ends_text })}
		/>
	);
}
