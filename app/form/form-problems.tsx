/** What stands above a form that was refused: one message, or a line for each field, which leads to it. */
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { useFormScope } from "./form-scope";

/** The id of a field's control. */
export function controlId(formId: string, name: string): string {
	return `${formId}-${name.replaceAll(".", "-")}`;
}

/** The messages; a single wrong field is marked where it is and needs no second place. */
export function FormProblems() {
	const { t } = useTranslation("common");
	const { face, id, problems, answer, isBusy } = useFormScope();
	if (isBusy) return null;
	const wrong = Object.values(face.fields).filter(({ name }) => problems[name]);
	const elsewhere = Object.keys(problems).filter((name) => !face.fields[name]);
	const refusal = answer?.refusal;
	// What is refused for a reason of its own says it in its own words.
	const said = refusal?.resultType === "validation" ? elsewhere.flatMap((name) => problems[name]).join(" ") : "";
	if (wrong.length === 0 && !refusal) return null;
	if (wrong.length === 1 && elsewhere.length === 0) return null;
	return (
		<div tabIndex={-1} data-problems={id}>
			<Notice tone="bad" isLive>
				{wrong.length === 0 && <p>{said || refusal?.resultMsg || t("form.serverError")}</p>}
				{wrong.length > 0 && (
					<>
						<p className="strong">{t("form.check", { count: wrong.length + elsewhere.length })}</p>
						<ul>
							{wrong.map(({ name, label }) => (
								<li key={name}>
									<a href={`#${controlId(id, name)}`}>{label}</a>: {problems[name]?.[0]}
								</li>
							))}
							{elsewhere.map((name) => (
								<li key={name}>{problems[name]?.[0]}</li>
							))}
						</ul>
					</>
				)}
			</Notice>
		</div>
	);
}
