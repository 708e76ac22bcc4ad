/** Keeps the test pool from making each object of the runtime slower than the one before. */
import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

/** The prototypes that the pool has wrapped. */
const wrapped = new WeakSet<object>();

/** Whether it is the prototype of a class that the runtime makes objects of. */
const isOfRuntime = (prototype: object) => prototype instanceof DurableObject || prototype instanceof WorkerEntrypoint;

const ProxyOfTests = new Proxy(globalThis.Proxy, {
	construct(make, [target, handler]: [object, ProxyHandler<object>]) {
		if (wrapped.has(target)) return target;
		const proxy = new make(target, handler);
		if (isOfRuntime(target)) wrapped.add(proxy);
		return proxy;
	},
});

/**
 * Has each prototype wrapped once. For each object that the pool makes of a class it wraps the prototype of that class
 * in one more Proxy, so that whatever reads a property of the thousandth object passes a thousand of them
 * (createProxyPrototypeClass in @cloudflare/vitest-pool-workers 0.15.1); all of them are alike.
 */
export function wrapPrototypesOnce(): void {
	globalThis.Proxy = ProxyOfTests;
}
