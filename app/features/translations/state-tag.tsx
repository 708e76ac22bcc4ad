/** How a text stands, where it does not stand as it comes. */
import type { TextState } from "#workers/features/translations/rules/states";
import { Tag, type TagTone } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

const tones: Partial<Record<TextState, TagTone>> = { corrected: "main", outdated: "warn", missing: "bad" };

/** The tag. */
export function StateTag({ state }: { state: TextState }) {
	const { t } = useTranslation("translations");
	const tone = tones[state];
	return tone ? <Tag tone={tone}>{t(`states.${state}`)}</Tag> : null;
}
