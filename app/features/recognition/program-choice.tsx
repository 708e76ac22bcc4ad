/** From which program something is given: cards with what each person may get, or that the program cannot pay. */
import { amountRange } from "#workers/features/programs/rules/points-of-program";
import type { FieldFace } from "#workers/kernel/form-face";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { usePointsWords } from "~/ui/account-display";
import { ChoiceCard } from "~/ui/choice";
import { ProgramBadge } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import type { GivableProgram } from "./give-data";

type ProgramChoiceProps = {
	of: FieldFace;
	programs: GivableProgram[];
	program_id: number | null;
	onChoose: (id: number) => void;
};

/** The cards. */
export function ProgramChoice({ of, programs, program_id, onChoose }: ProgramChoiceProps) {
	const scope = useFormScope();
	const { t } = useTranslation("recognition");
	const rangeOf = useRange();
	const cannotPay = ({ budget_owner_name: owner }: GivableProgram) =>
		owner === null ? t("give.empty") : t("give.emptyAsk", { owner });
	return (
		<FormGroup of={of}>
			<div className="letter-programs">
				{programs.map((program) => (
					<ChoiceCard
						key={program.id}
						name={of.name}
						form={scope.id}
						value={program.id}
						required
						disabled={program.can_pay === 0}
						defaultChecked={program.id === program_id}
						onChange={() => onChoose(program.id)}
						title={program.name}
						end={<ProgramBadge glyph={program.glyph} programId={program.id} image_url={program.image} sizePx={40} />}
					>
						{program.can_pay === 0 ? cannotPay(program) : rangeOf(program)}
						{program.issuance_approval_needed === 1 && (
							<>
								<br />
								{t("give.approvedFirst")}
							</>
						)}
					</ChoiceCard>
				))}
			</div>
		</FormGroup>
	);
}

/** What each person may get from a program, in words. */
function useRange() {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	return (program: GivableProgram) => {
		const { min, max, step } = amountRange(program);
		if (program.is_non_monetary === 1) return t("give.withoutPoints");
		if (words.areHidden) return program.description;
		return min === max
			? t("give.exactly", { points: words.withLabel(max) })
			: t(step > 1 ? "give.eachInSteps" : "give.each", {
					min: words.figure(min),
					max: words.withLabel(max),
					step: words.figure(step),
				});
	};
}
