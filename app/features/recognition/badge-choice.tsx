/** The badge that a recognition carries, if its giver wishes: chips with the drawing and the name, and one for none. */
import type { FieldFace } from "#workers/kernel/form-face";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { PickChip } from "~/ui/choice";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { GiveData } from "./give-data";

/** Px of the drawing in a chip, which makes it no higher than the chips without one. */
const drawingPx = 26;

/** The chips, none of a badge at first; nothing where the account has no badges. */
export function BadgeChoice({ of, badges }: { of: FieldFace; badges: GiveData["badges"] }) {
	const { t } = useTranslation("recognition");
	const scope = useFormScope();
	const chosen = scope.valuesOf(of.name)?.at(-1) ?? "";
	const isOffered = badges.some(({ id }) => String(id) === chosen);
	if (badges.length === 0) return null;
	const shared = { type: "radio", name: of.name, form: scope.id } as const;
	return (
		<FormGroup of={of} layout="chips" note={t("give.badgeHint")}>
			<PickChip {...shared} value="" label={t("give.noBadge")} defaultChecked={!isOffered} />
			{badges.map(({ id, name, glyph }) => (
				<PickChip
					{...shared}
					key={id}
					value={id}
					defaultChecked={String(id) === chosen}
					label={
						<>
							<ProgramBadge glyph={glyph} sizePx={drawingPx} />
							{name}
						</>
					}
				/>
			))}
		</FormGroup>
	);
}
