/** What follows from colors: a small page in them, in light and dark, and where one was changed so that it can be read. */
import type { CSSProperties } from "react";
import { computePalette } from "#workers/features/account/rules/palette";
import { type LookColor, lookColors } from "#workers/features/settings/rules/look";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** Names and colors as they stand in the form. */
export type ShownLook = Record<LookColor, string> & { company_name: string; platform_name: string };

/** Where a color stands in the palette as it was given, unless it had to give way. */
const drawnAs = {
	navbar_color: "navbar",
	primary_color: "primary",
	secondary_color: "secondary",
	accent_color: "accent",
	main_active_color: "active-text",
} as const satisfies Record<LookColor, string>;

/** The card beside the form. */
export function LookPreview({ look }: { look: ShownLook }) {
	const { t } = useTranslation("settings");
	const palette = computePalette(look);
	const changed = lookColors.filter((name) => palette.light[drawnAs[name]]?.toLowerCase() !== look[name].toLowerCase());
	return (
		<Card title={t("preview.title")}>
			<div className="stack">
				<Sample look={look} colors={palette.light} label={t("preview.light")} />
				<Sample look={look} colors={palette.dark} label={t("preview.dark")} />
				<p className="meta" aria-live="polite">
					{changed.length === 0
						? t("preview.asGiven")
						: t("preview.changed", { names: changed.map((name) => t(`preview.names.${name}`)).join(", ") })}
				</p>
			</div>
		</Card>
	);
}

function Sample({ look, colors, label }: { look: ShownLook; colors: Record<string, string>; label: string }) {
	const { t } = useTranslation("settings");
	const style = Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));
	return (
		<figure className="look-sample" style={style as CSSProperties}>
			<figcaption className="unseen">{label}</figcaption>
			<div className="look-bar">
				<span className="strong">{look.platform_name}</span>
				<span className="look-action">{t("preview.action")}</span>
			</div>
			<div className="look-page">
				<p className="strong">{look.company_name}</p>
				<p>
					{t("preview.words")} <span className="look-link">{t("preview.link")}</span>
				</p>
				<p className="row-wrap">
					<span className="look-button">{t("preview.button")}</span>
					<span className="look-tag">{t("preview.tag")}</span>
				</p>
			</div>
		</figure>
	);
}
