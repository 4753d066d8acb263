import { ListTodo } from 'lucide-react';
import { ToDoCard } from '../../pages/home/board/ToDoCard.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const toDoCard = defineCard({
  kind: 'toDo',
  group: 'work',
  names: { zh: '待办', en: 'To-do', zhtw: '待辦', vi: 'Việc cần làm' },
  icon: <ListTodo />,
  sketch: (
    <svg viewBox="0 0 100 44">
      {[4, 17, 30].map((y, index) => (
        <g key={y}>
          <rect
            x="10"
            y={y}
            width="8"
            height="8"
            rx="1.5"
            className={index === 0 ? 'fill-(--primary-solid)' : 'fill-none stroke-(--border-default)'}
          />
          <rect x="26" y={y + 2} width={60 - index * 10} height="4" rx="2" className="fill-(--border-default)" />
        </g>
      ))}
    </svg>
  ),
  size: { w: 5, h: 5 },
  create: () => ({ count: 5 }),
  settings: { data: ['count'], look: [] },
  View: ToDo,
});

/** Tasks of whoever looks, live as the number in the menu is. */
function ToDo({ card, title }: CardViewProps<'toDo'>) {
  return <ToDoCard title={title} count={card.count} dense className="h-full" />;
}
