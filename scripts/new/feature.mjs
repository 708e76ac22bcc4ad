/** Composes a new feature: its README, and one call that reads, with the screen's texts to come. */
import { filesOfEndpoint, planEndpoint } from "./endpoint.mjs";
import { snake, title } from "./words.mjs";

/** What the feature is made of: a name of its own, and its first endpoint. Throws for a name that is none. */
export function planFeature(feature) {
	if (!/^[a-z][a-z-]*[a-z]$/.test(feature)) throw new Error("a feature is called by one noun, such as book-clubs");
	return { feature, endpoint: planEndpoint(`${feature}/get-${feature}`) };
}

/** The files of the plan, as [path, text]; `feature.ts` is written where the endpoint is declared. */
export function filesOfFeature({ feature, endpoint }) {
	return [[`workers/features/${feature}/README.md`, readme(feature)], ...filesOfEndpoint(endpoint)];
}

/** The texts of the plan; they are English until somebody translates them. */
export function textsOfFeature({ feature }) {
	return { page: { title: title(feature) } };
}

function readme(feature) {
	return `# ${title(feature)}

- **Nouns.** ${title(feature)}: what an account's people have of it.
- **Rules.** Whoever is signed in reads their own (\`get-${feature}\`, \`/api/${snake(feature)}/api_get_${snake(feature)}\`).
- **Tables and messages.** None yet.
`;
}
