import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type Size = { readonly width: number; readonly height: number };

/** The inner size of an element, kept up to date. */
export function useSize<T extends HTMLElement>(): readonly [RefObject<T | null>, Size] {
  const ref = useRef<T>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** Which of the layouts the window has room for. */
export type Shape = 'wide' | 'middle' | 'phone';

const shapeNow = (): Shape =>
  innerWidth >= 1280 && innerHeight >= 800
    ? 'wide'
    : innerWidth >= 900
      ? 'middle'
      : innerWidth >= 600
        ? 'middle'
        : 'phone';

export function useShape(): Shape {
  const [shape, setShape] = useState<Shape>(shapeNow);
  useLayoutEffect(() => {
    const change = (): void => setShape(shapeNow());
    addEventListener('resize', change);
    return () => removeEventListener('resize', change);
  }, []);
  return shape;
}

/** Whether the rail stands beside the table or lies below it. */
export const isStacked = (): boolean => innerWidth < 900;
