/** Markup that a server makes once for what many pages show alike, and puts into each of them as it is. */
import { createContext, type ReactNode, useContext } from "react";

/** Gives the markup of an element, made once for each object that it shows and each `alike`; of no object, for each `alike`. */
export type MarkupCache = (shown: object | undefined, alike: string, element: ReactNode) => string;

const CacheContext = createContext<MarkupCache | null>(null);

/** Lends what keeps markup to everything below; only servers have it. */
export const MarkupCacheProvider = CacheContext.Provider;

/** Props of kept markup: `alike` names all that its look depends on besides `shown`, or all that it shows. */
export type CachedMarkupProps = { shown?: object; alike: string; className?: string; children: ReactNode };

/**
 * A part of a page that depends on nothing but what it shows and `alike`, on no reader. A server that keeps `shown`,
 * which is then frozen, keeps its markup too; browsers and other servers draw it as any part.
 */
export function CachedMarkup({ shown, alike, className, children }: CachedMarkupProps) {
	const cache = useContext(CacheContext);
	if (!cache || (shown && !Object.isFrozen(shown))) return <div className={className}>{children}</div>;
	const markup = { __html: cache(shown, alike, children) };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup itself, of the element below.
	return <div className={className} dangerouslySetInnerHTML={markup} />;
}
