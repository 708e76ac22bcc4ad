/** The acts that the audit log has words for, as their endpoints and jobs are called. */
import texts from "../../../../public/locales/en/audit.json";

const acts = Object.entries(texts.acts).flatMap(([feature, names]) =>
	Object.keys(names).map((name) => `${feature}/${name}`),
);

/** `feature/act` of each. */
export function knownActs(): readonly string[] {
	return acts;
}
