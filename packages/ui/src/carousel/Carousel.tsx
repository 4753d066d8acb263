import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { carouselMessages } from './carouselMessages.js';
import { useAutoplay } from './useAutoplay.js';
import { useReducedMotion } from './useReducedMotion.js';

/**
 * Slides of which one is shown: swiped, stepped by arrows, or going on by themselves. It stops for pointer and focus, has a
 * button that stops it, and never moves by itself for people who asked for less motion.
 */
export function Carousel({
  children,
  value,
  defaultValue = 0,
  onValueChange,
  autoplay,
  loop = false,
  className,
  'aria-label': label,
  ...rest
}: CarouselProps) {
  const t = useMessages(carouselMessages);
  const slides = Children.toArray(children);
  const isStill = useReducedMotion();
  const [index, setIndex] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [viewport, embla] = useEmblaCarousel({ loop, startIndex: defaultValue, duration: isStill ? 0 : 22 });
  const [isPlaying, setPlaying] = useState(autoplay !== undefined && !isStill);
  const last = slides.length - 1;
  const go = (next: number) =>
    setIndex(loop ? (next + slides.length) % slides.length : Math.min(last, Math.max(0, next)));

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, isStill);
  }, [embla, index, isStill]);
  useEffect(() => {
    if (!embla) return undefined;
    // only a swipe moves it past what is chosen
    const handleSettle = () => {
      const at = embla.selectedScrollSnap();
      if (at !== index) setIndex(at);
    };
    embla.on('pointerUp', handleSettle);
    return () => {
      embla.off('pointerUp', handleSettle);
    };
  });
  const hold = useAutoplay({
    interval: isPlaying ? autoplay : undefined,
    onTick: () => setIndex(index === last ? 0 : index + 1),
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    // what stands in a slide keeps its keys
    if (event.target !== event.currentTarget) return;
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(next);
  };

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-slot="carousel"
      {...rest}
      {...hold}
      className={cn('w-full min-w-0', className)}
    >
      {/* the group takes the focus: arrows step through the slides */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        role="group"
        aria-label={t('slides')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleKeyDown}
        // a slide that changes by itself is not read out again and again
        aria-live={isPlaying ? 'off' : 'polite'}
        className="touch-pan-y overflow-hidden rounded-lg"
      >
        <div className="flex">
          {slides.map((slide, at) => (
            <div
              key={at}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('position', { position: at + 1, count: slides.length })}
              aria-hidden={at !== index || undefined}
              inert={at !== index}
              className="min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-1">
        {autoplay !== undefined && !isStill && (
          <IconButton pane label={t(isPlaying ? 'pause' : 'play')} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
        )}
        <IconButton pane label={t('previous')} disabled={!loop && index === 0} onClick={() => go(index - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        {slides.map((_, at) => (
          <button
            key={at}
            type="button"
            aria-label={t('show', { position: at + 1 })}
            aria-current={at === index || undefined}
            onClick={() => go(at)}
            className="group grid size-6 place-items-center rounded-full pointer-coarse:size-10"
          >
            <span className="h-1.5 w-1.5 rounded-full bg-(--border-control) transition-[width] group-aria-[current=true]:w-4 group-aria-[current=true]:bg-primary-solid" />
          </button>
        ))}
        <IconButton pane label={t('next')} disabled={!loop && index === last} onClick={() => go(index + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'defaultValue' | 'children'> {
  /** The slides. */
  children: ReactNode;
  /** Name of the whole. */
  'aria-label': string;
  /** Index of the slide shown, from 0. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (index: number) => void;
  /** Goes on by itself after so many ms. Default: never. */
  autoplay?: number;
  /** The first slide follows the last. Default false. */
  loop?: boolean;
}
