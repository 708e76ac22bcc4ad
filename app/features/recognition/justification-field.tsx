/** That a program asks for an approval first, and what whoever approves is told beside the letter. */
import type { FieldFace } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { GivableProgram } from "./give-data";

type JustificationFieldProps = { of: FieldFace; programs: readonly GivableProgram[]; program?: GivableProgram };

/** The notice and the field; without scripts the field stands wherever a program may ask for it, since another one may still be chosen. */
export function JustificationField({ of, programs, program }: JustificationFieldProps) {
	const { t } = useTranslation("recognition");
	const isScripted = useIsScripted();
	const isAsked = program?.issuance_approval_needed === 1;
	const mayBeAsked = programs.some(({ issuance_approval_needed }) => issuance_approval_needed === 1);
	if (isScripted ? !isAsked : !mayBeAsked) return null;
	return (
		<>
			{isAsked && <Notice tone="info">{t("give.needsApproval", { program: program.name })}</Notice>}
			<FormField
				of={of}
				rows={2}
				hint={t("give.justificationHint")}
				isOptional={!isScripted || program?.justification_required !== 1}
			/>
		</>
	);
}
