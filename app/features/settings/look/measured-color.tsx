/** Under a picked color: a sample of it with its text, and the contrast that this reaches. */
import { contrast, isHexColour } from "#workers/features/account/rules/colour";
import { computePalette } from "#workers/features/account/rules/palette";
import type { LookColor } from "#workers/features/settings/rules/look";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { ShownLook } from "./look-preview";

/** The ground and the ink of each color, as the palette names them. */
const pairs = {
	navbar_color: ["navbar", "on-navbar"],
	primary_color: ["primary", "on-primary"],
	secondary_color: ["secondary", "on-secondary"],
	accent_color: ["accent", "on-accent"],
	main_active_color: ["surface", "active-text"],
} as const satisfies Record<LookColor, readonly [string, string]>;

/** The line; nothing while the color is being typed. */
export function MeasuredColor({ name, look }: { name: LookColor; look: ShownLook }) {
	const { t } = useTranslation("settings");
	if (!isHexColour(look[name])) return null;
	const { light } = computePalette(look);
	const [ground, ink] = pairs[name].map((part) => light[part] ?? "") as [string, string];
	const drawn = name === "main_active_color" ? ink : ground;
	const ratio = Math.round(contrast(ground, ink) * 10) / 10;
	return (
		<p className="look-measure meta">
			<span className="look-chip" style={{ background: ground, color: ink }}>
				{t(`preview.samples.${name}`)}
			</span>
			<Icon name="check" size="small" />
			<span>{t("preview.ratio", { ratio })}</span>
			{drawn.toLowerCase() !== look[name].toLowerCase() && <span>{t("preview.drawnAs", { color: drawn })}</span>}
		</p>
	);
}
