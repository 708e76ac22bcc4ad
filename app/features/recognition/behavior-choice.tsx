/** What they showed: the behaviors that the program offers, as chips. */
import { useState } from "react";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { PickChip } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { GivableProgram, GiveData } from "./give-data";

/** The chips; without scripts those of all programs, since another one may still be chosen. */
export function BehaviorChoice({ data, program }: { data: GiveData; program?: GivableProgram }) {
	const { t } = useTranslation("recognition");
	const isScripted = useIsScripted();
	const scope = useFormScope();
	const { behavior_ids: of } = data.form.fields;
	const [picked, setPicked] = useState((scope.valuesOf(of.name) ?? []).map(Number));
	const offers = (id: number) => !program || program.behavior_ids.length === 0 || program.behavior_ids.includes(id);
	const offered = isScripted ? data.behaviors.filter(({ id }) => offers(id)) : data.behaviors;
	const count = offered.filter(({ id }) => picked.includes(id)).length;
	const max = of.maxItems ?? offered.length;
	const isRequired = program?.is_behavior_required === 1;
	if (offered.length === 0) return null;
	return (
		<FormGroup of={of} layout="chips" note={t(isRequired ? "give.behaviorsRequired" : "give.behaviorsHint", { max })}>
			{offered.map(({ id, name }, at) => (
				<PickChip
					key={id}
					name={of.name}
					form={scope.id}
					value={id}
					label={name}
					required={isRequired && count === 0 && at === 0}
					defaultChecked={picked.includes(id)}
					disabled={isScripted && count >= max && !picked.includes(id)}
					onChange={(event) =>
						setPicked(event.currentTarget.checked ? [...picked, id] : picked.filter((other) => other !== id))
					}
				/>
			))}
		</FormGroup>
	);
}
