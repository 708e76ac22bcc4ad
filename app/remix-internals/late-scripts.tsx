/** The scripts of a page, asked for once it has been painted: everything works without them, so what is seen comes first. */
import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { type ContextType, useContext, useEffect } from "react";
import { screenFile } from "#workers/kernel/screen-file";
import { type PageFacts, textsHref } from "~/shell/page-facts";

type RemixContext = NonNullable<ContextType<typeof UNSAFE_RemixContext>>;

/** What the page asks for. */
type Plan = {
	/** Must have run before all others; there is one only in development. */
	first?: string;
	/** Remix's list of all routes. */
	manifest: string;
	/** The modules of this page's routes by their ids. */
	routes: Record<string, string>;
	/** Runs when the others have. */
	entry: string;
	/**
	 * What those import in turn, what others need first: asked for at once, so that nothing waits for its importer, and
	 * run one by one, so that a slow phone answers between them.
	 */
	imports: string[];
	/** The files of texts of the page's screens. */
	texts: string[];
};

/** Runs in the page as it stands here. A page that is hidden is not painted, and begins at once; one that is always busy, soon. */
const begin = `({first,manifest,routes,entry,imports,texts})=>{
const ask=(href,about)=>document.head.append(Object.assign(document.createElement("link"),{href,...about}));
const begin=async()=>{
if(first)await import(first);
for(const href of [entry,...imports])ask(href,{rel:"modulepreload"});
for(const href of texts)ask(href,{rel:"preload",as:"fetch",crossOrigin:"anonymous"});
for(const href of imports)await import(href);
const modules=Object.entries(routes).map(async([id,href])=>[id,await import(href)]);
await import(manifest);
const known=window.__remixManifest;
if(known.later&&Object.keys(routes).some(id=>!known.routes[id])){
Object.assign(known.routes,(await import(known.later)).default);
known.hasAll=true;
}
window.__remixRouteModules=Object.fromEntries(await Promise.all(modules));
await import(entry);
};
const idle=window.requestIdleCallback??setTimeout;
document.hidden?begin():requestAnimationFrame(()=>setTimeout(()=>idle(begin,{timeout:500})));
}`;

/** Where Remix's own script of the page finds the loaders' data as they come. */
const dataStream =
	"__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

let hasHydrated = false;

/** Stands in the place of Remix's `Scripts`, which asks for every module before the styles have come (docs/decisions/027). */
export function LateScripts({ nonce, facts }: { nonce: string; facts: PageFacts }) {
	const remix = useContext(UNSAFE_RemixContext);
	const matches = useMatches();
	useEffect(() => {
		hasHydrated = true;
		// Says that the page answers by script from now on; until then links and forms load documents.
		document.documentElement.dataset.alive = "";
	}, []);
	if (!remix || hasHydrated) return null;
	// Has RemixServer write the loaders' data behind the page.
	if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
	const script = import.meta.env.SSR ? scriptOf(remix, matches, facts) : " ";
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a script is no text; what stands in it is the build's own, escaped
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function scriptOf(remix: RemixContext, matches: { id: string }[], facts: PageFacts): string {
	const { manifest, serverHandoffString } = remix;
	const entries = matches.map(({ id }) => manifest.routes[id]!);
	const plan: Plan = {
		first: manifest.hmr?.runtime,
		manifest: manifest.url,
		routes: Object.fromEntries(entries.map(({ id, module }) => [id, module])),
		entry: manifest.entry.module,
		imports: [...new Set([...manifest.entry.imports, ...entries.flatMap(({ imports }) => imports ?? [])])],
		texts: matches.map(({ id }) => textsHref(facts, screenFile(id))),
	};
	const given = JSON.stringify(plan).replaceAll("<", "\\u003c");
	return `window.__remixContext=${serverHandoffString};${dataStream}(${begin})(${given})`;
}
